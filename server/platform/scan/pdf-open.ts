// Where a PDF leads when it is opened. To a page of its own is what most programs write; to an address, or on to another
// action, is what nobody sends to an office. The action may stand in the catalog or in an object of its own.

/** Text that holds objects: the file, or an unpacked object stream. */
export type ObjectText = { text: string; bodiesOf(number: number): string[] }

const longestAction = 4096
/** A file has one, and each change at its end may bring another. */
const mostOpenings = 50

/** What follows in a text, with comments gone and escapes of names read. */
const readable = (text: string, from: number): string =>
  text
    .slice(from, from + longestAction)
    .replace(/%[^\r\n]*/g, ' ')
    .replace(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

/** A dictionary from its beginning to where it closes. */
const dictionaryAt = (text: string): string | undefined => {
  let depth = 0
  for (const { 0: token, index } of text.matchAll(/<<|>>|\((?:\\[\s\S]|[^\\)])*\)/g)) {
    if (token === '<<') depth += 1
    if (token === '>>') depth -= 1
    if (depth <= 0) return text.slice(0, index)
  }
  return undefined
}

const isOutside = (action: string): boolean => {
  if (!/^[\0\s]*<</.test(action)) return false
  const dictionary = dictionaryAt(action)
  return dictionary === undefined || /\/(?:URI|Next)(?![A-Za-z])/.test(dictionary)
}

/** Objects of a file by their number; a file may bring several of one number. */
export const objectsOfFile = (text: string): ObjectText => ({
  text,
  bodiesOf: number =>
    [...text.matchAll(new RegExp(`(?<!\\d)${number}[\\0\\s]+\\d+[\\0\\s]+obj(?![A-Za-z])`, 'g'))].map(
      ({ 0: head, index }) => readable(text, index + head.length),
    ),
})

/** Objects of an unpacked stream, whose head has pairs of numbers and offsets from `first`. */
export const objectsOfStream = (text: string, first: number): ObjectText => ({
  text,
  bodiesOf: number => {
    const head = text.slice(0, first).match(/\d+/g) ?? []
    return head.flatMap((own, index) =>
      index % 2 === 0 && Number(own) === number ? [readable(text, first + Number(head[index + 1]))] : [],
    )
  },
})

const opening =
  /\/(?:O|#4f)(?:p|#70)(?:e|#65)(?:n|#6e)(?:A|#41)(?:c|#63)(?:t|#74)(?:i|#69)(?:o|#6f)(?:n|#6e)(?![A-Za-z])/gi

/** Whether opening the file leads anywhere but to its own pages. */
export const leadsOut = (all: readonly ObjectText[]): boolean => {
  const values = all.flatMap(({ text }) =>
    [...text.matchAll(opening)].map(({ 0: name, index }) => readable(text, index + name.length)),
  )
  if (values.length > mostOpenings) return true
  return values.some(value => {
    const reference = /^[\0\s]*(\d+)[\0\s]+\d+[\0\s]+R/.exec(value)?.[1]
    const actions = reference ? all.flatMap(one => one.bodiesOf(Number(reference))) : [value]
    return actions.some(isOutside)
  })
}
