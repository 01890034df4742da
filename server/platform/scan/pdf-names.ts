// Names in a PDF: each letter may be written as itself or as its #xx escape.

/** `/Launch`, each letter as itself or as its #xx escape. */
const nameOf = (name: string): string =>
  [...name].map(letter => `(?:${letter}|#${letter.charCodeAt(0).toString(16).padStart(2, '0')})`).join('')
export const anyOf = (names: readonly string[]): RegExp =>
  new RegExp(`/(?:${names.map(nameOf).join('|')})(?![A-Za-z])`, 'gi')

/** A text with the escapes of its names read. */
export const decoded = (text: string): string =>
  text.replace(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
