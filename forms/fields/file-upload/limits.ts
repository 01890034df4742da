// What a field says of one file, before it is sent and after: its ending and its size.

import type { FieldEntry } from '../../definition.ts'
import type { FieldError } from '../field.ts'

type Limited = Pick<FieldEntry, 'extensions' | 'maxSize'>

/** Endings that mean the same. */
const alike: Record<string, string> = { jpeg: 'jpg', jfif: 'jpg', jpe: 'jpg' }
const plain = (ending: string): string => alike[ending] ?? ending

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/** Bytes as megabytes with one decimal, never 0. */
export const megabytes = (bytes: number): number => Math.max(0.1, Math.round((bytes / 2 ** 20) * 10) / 10)

/** The endings a field takes, as the browser's file dialog wants them; '' for all. */
export const acceptOf = ({ extensions = [] }: Limited): string =>
  extensions
    .flatMap(ending => (plain(ending) === 'jpg' ? ['.jpg', '.jpeg', '.jfif'] : [`.${ending}`]))
    .join(',')

const pictureTypes: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png' }

/** The types of picture that a camera may give, as an input names them; '' where pictures are no answer. */
export const picturesOf = ({ extensions = Object.keys(pictureTypes) }: Limited): string =>
  [...new Set(extensions.flatMap(ending => pictureTypes[plain(ending)] ?? []))].join(',')

const sizeError = (
  { name, size }: { name: string; size: number },
  { maxSize }: Limited,
): FieldError | undefined =>
  maxSize !== undefined && size > maxSize
    ? { key: 'tooLarge', params: { file: name, size: megabytes(maxSize) } }
    : undefined

/** Why a checked file, which has the ending of its content, cannot be an answer, or nothing. */
export const fileError = (file: { name: string; size: number }, limited: Limited): FieldError | undefined => {
  const { extensions } = limited
  if (extensions && !extensions.map(plain).includes(plain(endingOf(file.name))))
    return {
      key: 'wrongType',
      params: { file: file.name, types: extensions.map(ending => `.${ending}`).join() },
    }
  return sizeError(file, limited)
}

const pictures = ['jpg', 'png', 'webp']
/** Kinds that the server recognises by their content. */
const recognised = ['pdf', ...pictures]
/** "photo" and "scan 12.03.2026" have no ending. */
const hasEnding = (name: string): boolean => /\.(?!\d+$)[a-z0-9]{1,10}$/i.test(name)

/** Why a file is not sent at all: the server judges pictures, and files without an ending, by their content. */
export const unsentError = (
  file: { name: string; size: number },
  limited: Limited,
): FieldError | undefined => {
  const accepted = limited.extensions?.map(plain) ?? recognised
  const isLeftOpen = hasEnding(file.name)
    ? pictures.includes(plain(endingOf(file.name))) && accepted.some(ending => pictures.includes(ending))
    : accepted.some(ending => recognised.includes(ending))
  return isLeftOpen ? sizeError(file, limited) : fileError(file, limited)
}
