// The name of a file as it is kept: what a person reads, never a path, never a trick of direction.

import { Problem } from '@bawaba/contract/problem.ts'
import { stripBidi } from '@bawaba/language/index.ts'

/** Letters of a name without its ending; 100 Arabic ones are 200 bytes, which every disk takes. */
const longestBase = 100
const longestEnding = 10

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly what must not be stored
const unseen = /[\u0000-\u001f\u007f-\u009f\u200b-\u200d\u2060\ufeff\ufffe\uffff]/gu

/** The last part of a path of any system. */
const withoutPath = (name: string): string =>
  name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)

const cut = (text: string, limit: number): string => [...text].slice(0, limit).join('')

/** The ending in small letters, or '' where there is none: "scan 12.03.2026" ends in a year. */
export const endingOf = (name: string): string => {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const isEnding = /^[a-z0-9]+$/.test(ending) && !/^\d+$/.test(ending) && ending.length <= longestEnding
  return name.includes('.') && isEnding ? ending : ''
}

const join = (base: string, ending: string): string => (ending === '' ? base : `${base}.${ending}`)
const withoutEnding = (name: string): string => {
  const ending = endingOf(name)
  return ending === '' ? name : name.slice(0, -ending.length - 1)
}

/** The same name with another ending. */
export const withEnding = (name: string, ending: string): string => join(withoutEnding(name), ending)

/** Cleans a sent name, cutting what is too long and keeping the ending. Refuses one without letters. */
export const cleanName = (sent: string): string => {
  const name = stripBidi(withoutPath(sent.slice(0, 2000).toWellFormed()).replace(unseen, ''))
    .normalize('NFC')
    .replace(/[<>:"|?*%]/g, '_')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+/u, '')
    .trim()
  const base = cut(withoutEnding(name).trim(), longestBase)
  if (base === '') throw new Problem('FILE_NAME', { params: { name: cut(name, 60) || '…' } })
  return join(base, endingOf(name))
}
