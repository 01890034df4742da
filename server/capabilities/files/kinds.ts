// The kinds of files that are taken: their endings, the type they are kept under, and what their content must be.

import type { FileHandle } from 'node:fs/promises'
import {
  type ArchiveIssue,
  type ArchiveLimits,
  isActiveName,
  isEmbeddedName,
  isReadPart,
  namesOf,
  type OfficeIssue,
  officeIssue,
  readArchive,
  unpackEach,
} from '../../platform/scan/index.ts'
import { holdsArchive, isPlainText } from './content.ts'

export type ContentError =
  | 'FILE_TYPE_MISMATCH'
  | 'FILE_ARCHIVE'
  | 'FILE_DAMAGED'
  | 'FILE_PROTECTED'
  | 'FILE_UNSAFE'
  | 'FILE_EMBEDDED'
  | 'FILE_REMOTE'
export type FileKind = {
  endings: readonly string[]
  type: string
  /** Other types that a browser may call it. */
  alsoCalled?: readonly string[]
  /** What the first bytes may tell; undefined stands for nothing known. */
  sniffed: readonly (string | undefined)[]
  /** Its first bytes tell it from every other kind, whatever its name says. */
  hasSignature?: true
  /** A picture: it is drawn anew, so that nothing but the picture is kept. */
  isImage?: true
  /** What is wrong inside, beyond its first bytes. */
  findError?(handle: FileHandle, size: number): Promise<ContentError | undefined>
}

const archiveLimits: ArchiveLimits = { entries: 2000, unpacked: 200 << 20, ratio: 100 }
const archiveErrors = {
  bomb: 'FILE_ARCHIVE',
  protected: 'FILE_PROTECTED',
  damaged: 'FILE_DAMAGED',
} as const satisfies Record<ArchiveIssue, ContentError>
const officeErrors = {
  active: 'FILE_UNSAFE',
  embedded: 'FILE_EMBEDDED',
  remote: 'FILE_REMOTE',
} as const satisfies Record<OfficeIssue, ContentError>
/** Of a part whose text is read: relations, words of a document. */
const longestPart = 32 << 20

/**
 * An office document: a zip with the part that makes it one, without anything that runs, other files or parts from
 * elsewhere. Its entries are inflated and counted: what its directory says is believed of nothing.
 */
const officeKind = (ending: string, type: string, part: string): FileKind => ({
  endings: [ending],
  type,
  sniffed: [type, 'application/zip'],
  findError: async (handle, size) => {
    const archive = await readArchive(handle, size, archiveLimits)
    if (typeof archive === 'string') return archiveErrors[archive]
    const names = archive.entries.flatMap(namesOf)
    if (!names.includes('[Content_Types].xml') || !names.includes(part)) return 'FILE_TYPE_MISMATCH'
    if (names.some(isActiveName)) return 'FILE_UNSAFE'
    if (names.some(isEmbeddedName)) return 'FILE_EMBEDDED'
    const limits = {
      unpacked: Math.min(archiveLimits.unpacked, size * archiveLimits.ratio),
      text: longestPart,
    }
    const found = await unpackEach(archive, limits, isReadPart, ({ entry, bytes }) =>
      officeIssue(entry.fileName, bytes),
    )
    if (found === undefined) return undefined
    return typeof found === 'string' ? archiveErrors[found] : officeErrors[found.found]
  },
})

const textKind = (ending: string, type: string, alsoCalled: readonly string[]): FileKind => ({
  endings: [ending],
  type,
  alsoCalled,
  sniffed: [undefined],
  findError: async handle => ((await isPlainText(handle)) ? undefined : 'FILE_TYPE_MISMATCH'),
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
  hasSignature: true,
  isImage: true,
})

export const fileKinds: readonly FileKind[] = [
  {
    endings: ['pdf'],
    type: 'application/pdf',
    alsoCalled: ['application/x-pdf'],
    sniffed: ['application/pdf'],
    hasSignature: true,
    findError: async (handle, size) =>
      (await holdsArchive(handle, size)) ? 'FILE_TYPE_MISMATCH' : undefined,
  },
  imageKind(['jpg', 'jpeg', 'jfif', 'jpe'], 'image/jpeg', ['image/jpg', 'image/pjpeg']),
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

/**
 * The kind of a file by its content, with the ending it has. Pictures may have the ending of another kind of picture: they
 * are drawn anew. A file without an ending may be any kind that has a signature.
 */
export const kindOfContent = (ending: string, sniffed: string | undefined): FileKind | undefined => {
  const named = kindOf(ending)
  const found = fileKinds.find(kind => kind.hasSignature && kind.sniffed.includes(sniffed))
  if (named?.isImage && found?.isImage) return found
  return named ?? (ending === '' ? found : undefined)
}

/** For the words of a refusal: "PDF, JPG, PNG". */
export const acceptedNames: string = fileKinds.map(({ endings }) => endings[0]?.toUpperCase()).join(', ')

const isCalled = (kind: FileKind, type: string): boolean =>
  type === kind.type || (kind.alsoCalled ?? []).includes(type)

/** A browser that knows no type sends nothing or "bytes"; of a picture it may send the type of another. */
export const isDeclared = (kind: FileKind, declared: string): boolean => {
  const type = declared.split(';')[0]?.trim().toLowerCase() ?? ''
  const others = kind.isImage ? fileKinds.filter(({ isImage }) => isImage) : [kind]
  return type === '' || type === 'application/octet-stream' || others.some(other => isCalled(other, type))
}
