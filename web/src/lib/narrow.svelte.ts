/** Whether the page is as narrow as a phone: tabs take the place of the rail then. The styles say 700px too. */

const query = matchMedia("(max-width: 700px)");

class Width {
  narrow = $state(query.matches);

  constructor() {
    query.addEventListener("change", () => (this.narrow = query.matches));
  }
}

export const width = new Width();
