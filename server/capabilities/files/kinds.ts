// The kinds of files that are taken: their endings, the type they are kept under, and what their content must be.

import type { FileHandle } from 'node:fs/promises'
import { type Archive, type ArchiveLimits, isActiveName, readArchive } from '../../platform/scan/index.ts'
import { holdsArchive, isPlainText } from './content.ts'

export type ContentFault =
  | 'FILE_TYPE_MISMATCH'
  | 'FILE_ARCHIVE'
  | 'FILE_DAMAGED'
  | 'FILE_PROTECTED'
  | 'FILE_UNSAFE'
export type FileKind = {
  endings: readonly string[]
  type: string
  /** Other types that a browser may call it. */
  alsoCalled?: readonly string[]
  /** What the first bytes may tell; undefined stands for nothing known. */
  sniffed: readonly (string | undefined)[]
  /** A picture: it is drawn anew, so that nothing but the picture is kept. */
  isImage?: true
  /** What is wrong inside, beyond its first bytes. */
  findFault?(handle: FileHandle, size: number): Promise<ContentFault | undefined>
}

const archiveLimits: ArchiveLimits = { entries: 2000, unpacked: 200 << 20, ratio: 100 }
const archiveFaults = {
  bomb: 'FILE_ARCHIVE',
  protected: 'FILE_PROTECTED',
  damaged: 'FILE_DAMAGED',
} as const satisfies Record<NonNullable<Archive['fault']>, ContentFault>

/** An office document: a zip with the part that makes it one, and without anything that runs. */
const officeKind = (ending: string, type: string, part: string): FileKind => ({
  endings: [ending],
  type,
  sniffed: [type, 'application/zip'],
  findFault: async (handle, size) => {
    const { names, fault } = await readArchive(handle, size, archiveLimits)
    if (fault) return archiveFaults[fault]
    if (!names.includes('[Content_Types].xml') || !names.includes(part)) return 'FILE_TYPE_MISMATCH'
    return names.some(isActiveName) ? 'FILE_UNSAFE' : undefined
  },
})

const textKind = (ending: string, type: string, alsoCalled: readonly string[]): FileKind => ({
  endings: [ending],
  type,
  alsoCalled,
  sniffed: [undefined],
  findFault: async handle => ((await isPlainText(handle)) ? undefined : 'FILE_TYPE_MISMATCH'),
})

const imageKind = (
  endings: readonly string[],
  type: string,
  alsoCalled: readonly string[] = [],
): FileKind => ({
  endings,
  type,
  alsoCalled,
  sniffed: [type],
  isImage: true,
})

export const fileKinds: readonly FileKind[] = [
  {
    endings: ['pdf'],
    type: 'application/pdf',
    alsoCalled: ['application/x-pdf'],
    sniffed: ['application/pdf'],
    findFault: async (handle, size) =>
      (await holdsArchive(handle, size)) ? 'FILE_TYPE_MISMATCH' : undefined,
  },
  imageKind(['jpg', 'jpeg'], 'image/jpeg', ['image/jpg', 'image/pjpeg']),
  imageKind(['png'], 'image/png'),
  imageKind(['webp'], 'image/webp'),
  officeKind(
    'docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'word/document.xml',
  ),
  officeKind('xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xl/workbook.xml'),
  textKind('txt', 'text/plain', []),
  textKind('csv', 'text/csv', ['text/plain', 'application/vnd.ms-excel', 'application/csv']),
]

export const kindOf = (ending: string): FileKind | undefined =>
  fileKinds.find(({ endings }) => endings.includes(ending))

/** For the words of a refusal: "PDF, JPG, PNG". */
export const acceptedNames: string = fileKinds.map(({ endings }) => endings[0]?.toUpperCase()).join(', ')

/** A browser that knows no type says nothing or "bytes". */
export const isDeclared = (kind: FileKind, declared: string): boolean => {
  const type = declared.split(';')[0]?.trim().toLowerCase() ?? ''
  return (
    type === '' ||
    type === 'application/octet-stream' ||
    type === kind.type ||
    (kind.alsoCalled ?? []).includes(type)
  )
}
