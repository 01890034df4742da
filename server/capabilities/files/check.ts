// From quarantine to what may be kept: a name, a declared type and a content that agree, nothing that runs, and a
// picture drawn anew. Every refusal is a Problem that names the file.

import type { ErrorCode } from '@bawaba/contract/errors.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { type Scan, withFile } from '../../platform/scan/index.ts'
import { isZeroFilled, sniffType } from './content.ts'
import { redraw } from './images.ts'
import { acceptedNames, type FileKind, isDeclared, kindOf, kindOfContent } from './kinds.ts'
import { cleanName, endingOf, withEnding } from './names.ts'

export type Limits = { size: number; pixels: number }
export type Announced = { name: string; type: string; size?: number }
/** The local files to keep, under the name and type of their content; `thumbnail` where it is a picture. */
export type Checked = { path: string; name: string; type: string; thumbnail?: string }
/** The type of a file until its content is known. */
const unknownType = 'application/octet-stream'

const tooLarge = (name: string, { size }: Limits) =>
  new Problem('FILE_TOO_LARGE', { params: { name, limit: Math.round((size / 2 ** 20) * 10) / 10 } })

/** Nothing, or the refusal of a size. */
export const sizeProblem = (name: string, size: number, limits: Limits): Problem | undefined => {
  if (size === 0) return new Problem('FILE_EMPTY', { params: { name } })
  return size > limits.size ? tooLarge(name, limits) : undefined
}

/** What is known before a byte has come: the clean name, and the type that its ending tells. */
export const judgeAnnounced = (announced: Announced, limits: Limits): { name: string; type: string } => {
  const name = cleanName(announced.name)
  const ending = endingOf(name)
  const kind = kindOf(ending)
  if (!kind && ending !== '') throw new Problem('FILE_TYPE', { params: { name, accepted: acceptedNames } })
  if (kind && !isDeclared(kind, announced.type)) throw new Problem('FILE_TYPE_MISMATCH', { params: { name } })
  const problem = announced.size === undefined ? undefined : sizeProblem(name, announced.size, limits)
  if (problem) throw problem
  return { name, type: kind?.type ?? unknownType }
}

const contentOf = (path: string, name: string, size: number) =>
  withFile(path, async (handle): Promise<{ error: ErrorCode } | { kind: FileKind }> => {
    const sniffed = await sniffType(handle)
    const kind = kindOfContent(endingOf(name), sniffed)
    if (!kind?.sniffed.includes(sniffed) && (await isZeroFilled(handle))) return { error: 'FILE_DAMAGED' }
    if (!kind) return { error: 'FILE_NAME' }
    if (!kind.sniffed.includes(sniffed)) return { error: 'FILE_TYPE_MISMATCH' }
    const error = await kind.findError?.(handle, size)
    return error ? { error } : { kind }
  })

const errorOf = {
  unsafe: 'FILE_UNSAFE',
  protected: 'FILE_PROTECTED',
  embedded: 'FILE_EMBEDDED',
  remote: 'FILE_REMOTE',
  bomb: 'FILE_ARCHIVE',
  unreadable: 'FILE_UNREADABLE',
  damaged: 'FILE_DAMAGED',
  clean: undefined,
} as const

/** Checks a whole file in quarantine. Throws the refusal, or FILE_CHECK_UNAVAILABLE where nobody could tell. */
export const checkContent = async (
  { name, path, size }: { name: string; path: string; size: number },
  { scan, limits }: { scan: Scan; limits: Limits },
): Promise<Checked> => {
  const params = { name }
  const problem = sizeProblem(name, size, limits)
  if (problem) throw problem
  // What runs is told as such, whatever it calls itself.
  const verdict = await scan(path).catch(cause => {
    throw new Problem('FILE_CHECK_UNAVAILABLE', { params, cause, headers: { 'retry-after': '30' } })
  })
  const known = errorOf[verdict]
  if (known) throw new Problem(known, { params })
  const content = await contentOf(path, name, size)
  if ('error' in content) throw new Problem(content.error, { params })
  const { kind } = content
  const isNamed = kind.endings.includes(endingOf(name))
  const nameAndType = { name: isNamed ? name : withEnding(name, kind.endings[0] as string), type: kind.type }
  if (!kind.isImage) return { path, ...nameAndType }
  const { picture, thumbnail } = await redraw({ path, type: kind.type, name, mostPixels: limits.pixels })
  return { path: picture, thumbnail, ...nameAndType }
}
