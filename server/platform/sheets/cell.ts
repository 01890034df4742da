// A cell of a sheet. What people typed is text for whoever opens the file, never a formula.

/** An exact number of two decimals, such as an amount: a number of the language would round it. */
export type Decimal = { decimal: string }
/** Numbers are counted with; everything else is text. */
export type Cell = string | number | Decimal
/** Writes bytes on, and waits while whoever takes them is busy. */
export type Sink = (bytes: Buffer) => Promise<void>
export type SheetOptions = { name: string; isRightToLeft: boolean }

const pieceSize = 65_536

/** Short texts put together: each piece that is packed or written costs as much as a long one. */
export async function* inPieces(texts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let piece = ''
  for await (const text of texts) {
    piece += text
    if (piece.length < pieceSize) continue
    yield piece
    piece = ''
  }
  if (piece !== '') yield piece
}

/** Whether a program of sheets would take a text for a formula: its sign may stand behind blanks, and in full width. Pure. */
export const looksLikeFormula = (text: string): boolean => /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/u.test(text)

/** The text with a mark before it where it would be a formula; a program of sheets shows the rest as it is. Pure. */
export const defused = (text: string): string => (looksLikeFormula(text) ? `'${text}` : text)

/** The text of a cell before `defused` marked it. Pure. */
export const withoutFormulaMark = (text: string): string =>
  text.startsWith("'") && looksLikeFormula(text.slice(1)) ? text.slice(1) : text
