// Where a PDF leads when it is opened. To a page of its own is what most programs write; to an address, or on to another
// action, is what nobody sends to an office. The action may stand in the catalog or in an object of its own.

import { anyOf, decoded } from './pdf-names.ts'
import { endOfComment, endOfString } from './pdf-parts.ts'

/** Where an object of a stream begins. */
export type ObjectPlace = { number: number; start: number }
/** Text that holds objects: the file, or an unpacked object stream. */
export type ObjectText = { text: string; bodiesOf(number: number): string[] }

const longestAction = 4096
/** A file has one, and each change at its end may bring another. */
const mostOpenings = 50

type Sign = {
  /** Where what begins so ends; undefined where it does not end. */
  endOf(text: string, start: number): number | undefined
  /** What is left of it. */
  left: string
}
const signs: Record<string, Sign> = {
  '<<': { left: '<<', endOf: (_, start) => start + 2 },
  '<': { left: '()', endOf: (text, start) => text.indexOf('>', start) + 1 || undefined },
  '(': { left: '()', endOf: endOfString },
  '%': { left: ' ', endOf: endOfComment },
}

/**
 * What follows in a text without its comments, and with nothing in its strings: what stands there is neither a name nor an
 * end, whatever it looks like. Escapes of names stay, which are no ends either.
 */
const readable = (text: string, from: number): string => {
  const rest = text.slice(from, from + longestAction)
  const next = /<<|[<(%]/g
  const read: string[] = []
  let last = 0
  for (let found = next.exec(rest); found; found = next.exec(rest)) {
    const { left, endOf } = signs[found[0]] as Sign
    const end = endOf(rest, found.index)
    read.push(rest.slice(last, found.index), left)
    // A string that does not end leaves a dictionary open.
    if (end === undefined) return read.join('')
    last = end
    next.lastIndex = end
  }
  return read.join('') + rest.slice(last)
}

/** A dictionary from its beginning to where it closes. */
const dictionaryAt = (text: string): string | undefined => {
  let depth = 0
  for (const { 0: token, index } of text.matchAll(/<<|>>/g)) {
    depth += token === '<<' ? 1 : -1
    if (depth <= 0) return text.slice(0, index)
  }
  return undefined
}

/** A page or a name to go to, or nothing. */
const destination = /^(?:\[|\/|\(\)|null(?![A-Za-z]))/

/** Whether an action leads out; what cannot be read may. */
const isOutside = (action: string): boolean => {
  const value = action.replace(/^[\0\s]+/, '')
  if (!value.startsWith('<<')) return !destination.test(value)
  const dictionary = dictionaryAt(value)
  return dictionary === undefined || /\/(?:URI|Next)(?![A-Za-z])/.test(decoded(dictionary))
}

const gap = '(?:[\\0\\s]|%[^\\r\\n]*[\\r\\n])+'

/** Objects of a file by their number; a file may bring several of one number. */
export const objectsOfFile = (text: string): ObjectText => ({
  text,
  bodiesOf: number =>
    [
      ...text.matchAll(
        new RegExp(`(?<!\\d)0*${number}(?:\\.0*)?${gap}\\+?\\d+(?:\\.\\d*)?${gap}obj(?![A-Za-z])`, 'g'),
      ),
    ].map(({ 0: head, index }) => readable(text, index + head.length)),
})

/** Objects of an unpacked stream, where its head says that they begin. */
export const objectsOfStream = (text: string, places: readonly ObjectPlace[]): ObjectText => ({
  text,
  bodiesOf: wanted =>
    places.flatMap(({ number, start }) => (number === wanted ? [readable(text, start)] : [])),
})

const opening = anyOf(['OpenAction'])

/** Whether opening the file leads anywhere but to its own pages, or where nobody can say. */
export const leadsOut = (all: readonly ObjectText[]): boolean => {
  const values = all.flatMap(({ text }) =>
    [...text.matchAll(opening)].map(({ 0: name, index }) => readable(text, index + name.length)),
  )
  if (values.length > mostOpenings) return true
  return values.some(value => {
    const reference = /^[\0\s]*(\d+)[\0\s]+\d+[\0\s]+R(?![A-Za-z])/.exec(value)?.[1]
    const actions = reference ? all.flatMap(one => one.bodiesOf(Number(reference))) : [value]
    return actions.length === 0 || actions.some(isOutside)
  })
}
