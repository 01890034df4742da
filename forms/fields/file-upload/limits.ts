// What a field says of one file, before it is sent and after: its ending and its size.

import type { FieldEntry } from '../../definition.ts'
import type { FieldError } from '../field.ts'

type Limited = Pick<FieldEntry, 'extensions' | 'maxSize'>

/** Endings that mean the same. */
const alike: Record<string, string> = { jpeg: 'jpg' }
const plain = (ending: string): string => alike[ending] ?? ending

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/** Bytes as megabytes with one decimal, never 0. */
export const megabytes = (bytes: number): number => Math.max(0.1, Math.round((bytes / 2 ** 20) * 10) / 10)

/** The endings a field takes, as the browser's file dialog wants them; '' for all. */
export const acceptOf = ({ extensions = [] }: Limited): string =>
  extensions.flatMap(ending => (plain(ending) === 'jpg' ? ['.jpg', '.jpeg'] : [`.${ending}`])).join(',')

const pictureTypes: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png' }

/** The types of picture that a camera may give, as an input names them; '' where pictures are no answer. */
export const picturesOf = ({ extensions = Object.keys(pictureTypes) }: Limited): string =>
  [...new Set(extensions.flatMap(ending => pictureTypes[plain(ending)] ?? []))].join(',')

/** Why a file cannot be an answer, or nothing. */
export const fileError = (
  { name, size }: { name: string; size: number },
  { extensions, maxSize }: Limited,
): FieldError | undefined => {
  if (extensions && !extensions.map(plain).includes(plain(endingOf(name))))
    return { key: 'wrongType', params: { file: name, types: extensions.map(ending => `.${ending}`).join() } }
  if (maxSize !== undefined && size > maxSize)
    return { key: 'tooLarge', params: { file: name, size: megabytes(maxSize) } }
  return undefined
}
