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

/** The ending in small letters, or '' where there is none. */
export const endingOf = (name: string): string => {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return name.includes('.') && /^[a-z0-9]+$/.test(ending) && ending.length <= longestEnding ? ending : ''
}

/** Cleans a sent name, cutting what is too long and keeping the ending. Refuses one without letters or ending. */
export const cleanName = (sent: string): string => {
  const name = stripBidi(withoutPath(sent.slice(0, 2000).toWellFormed()).replace(unseen, ''))
    .normalize('NFC')
    .replace(/[<>:"|?*%]/g, '_')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+/u, '')
    .trim()
  const ending = endingOf(name)
  const base = cut(name.slice(0, name.length - ending.length - 1).trim(), longestBase)
  if (ending === '' || base === '') throw new Problem('FILE_NAME', { params: { name: cut(name, 60) || '…' } })
  return `${base}.${ending}`
}
