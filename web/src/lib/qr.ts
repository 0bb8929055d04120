import qrcode from "qrcode-generator";

/** The dark modules of a QR code, row by row: error correction M, as small as the text allows. */
export function qr(text: string): boolean[][] {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const places = Array.from({ length: code.getModuleCount() }, (_, at) => at);
  return places.map((row) => places.map((column) => code.isDark(row, column)));
}
