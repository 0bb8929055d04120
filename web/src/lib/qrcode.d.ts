/** The part of qrcode-generator that is used; the package's own types do not reach its module build. */
declare module "qrcode-generator" {
  interface Code {
    addData(text: string): void;
    make(): void;
    getModuleCount(): number;
    isDark(row: number, column: number): boolean;
  }
  export default function qrcode(size: number, correction: "L" | "M" | "Q" | "H"): Code;
}
