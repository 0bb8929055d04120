/** Words and drawings are files of their own: they are data, can be exchanged, and need not be parsed as script. */

/** The text of a built file. A server that is just being restarted gets a second chance, and a third. */
export async function file(url: string, tries = 3): Promise<string> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    return await answer.text();
  } catch (error) {
    if (tries <= 1) throw error;
    await new Promise((later) => setTimeout(later, 1000));
    return file(url, tries - 1);
  }
}

export async function catalogue(url: string): Promise<Record<string, string>> {
  return JSON.parse(await file(url));
}

/** Put arguments in the place of `{name}`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
