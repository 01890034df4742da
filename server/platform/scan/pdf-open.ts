// Where a PDF leads when it is opened. To a page of its own is what most programs write; to an address, or on to another
// action, is what nobody sends to an office. The action may stand in the catalog or in an object of its own.

import { anyOf, decoded } from './pdf-names.ts'

/** Where an object of a stream begins. */
export type ObjectPlace = { number: number; start: number }
/** Text that holds objects: the file, or an unpacked object stream. */
export type ObjectText = { text: string; bodiesOf(number: number): string[] }

const longestAction = 4096
/** A file has one, and each change at its end may bring another. */
const mostOpenings = 50

/** What follows in a text, with comments gone and escapes of names read. */
const readable = (text: string, from: number): string =>
  decoded(text.slice(from, from + longestAction).replace(/%[^\r\n]*/g, ' '))

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

/** Objects of an unpacked stream, where its head says that they begin. */
export const objectsOfStream = (text: string, places: readonly ObjectPlace[]): ObjectText => ({
  text,
  bodiesOf: wanted =>
    places.flatMap(({ number, start }) => (number === wanted ? [readable(text, start)] : [])),
})

const opening = anyOf(['OpenAction'])

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
