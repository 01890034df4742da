// From quarantine to what may be kept: a name, a declared type and a content that agree, nothing that runs, and a
// picture drawn anew. Every refusal is a Problem that names the file.

import { Problem } from '@bawaba/contract/problem.ts'
import { type Scan, withFile } from '../../platform/scan/index.ts'
import { sniffType } from './content.ts'
import { redraw } from './images.ts'
import { acceptedNames, type FileKind, isDeclared, kindOf } from './kinds.ts'
import { cleanName, endingOf } from './names.ts'

export type Limits = { size: number; pixels: number }
export type Announced = { name: string; type: string; size?: number }
/** The local files to keep; `thumbnail` where it is a picture. */
export type Checked = { path: string; thumbnail?: string }

const tooLarge = (name: string, { size }: Limits) =>
  new Problem('FILE_TOO_LARGE', { params: { name, limit: Math.round((size / 2 ** 20) * 10) / 10 } })

/** Nothing, or the refusal of a size. */
export const sizeProblem = (name: string, size: number, limits: Limits): Problem | undefined => {
  if (size === 0) return new Problem('FILE_EMPTY', { params: { name } })
  return size > limits.size ? tooLarge(name, limits) : undefined
}

/** What can be said before a byte has come: the clean name and the type it will be kept under. */
export const judgeAnnounced = (announced: Announced, limits: Limits): { name: string; type: string } => {
  const name = cleanName(announced.name)
  const kind = kindOf(endingOf(name))
  if (!kind) throw new Problem('FILE_TYPE', { params: { name, accepted: acceptedNames } })
  if (!isDeclared(kind, announced.type)) throw new Problem('FILE_TYPE_MISMATCH', { params: { name } })
  const problem = announced.size === undefined ? undefined : sizeProblem(name, announced.size, limits)
  if (problem) throw problem
  return { name, type: kind.type }
}

const contentError = (path: string, kind: FileKind, size: number) =>
  withFile(path, async handle => {
    if (!kind.sniffed.includes(await sniffType(handle))) return 'FILE_TYPE_MISMATCH'
    return kind.findError?.(handle, size)
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
  const kind = kindOf(endingOf(name)) as FileKind
  const params = { name }
  const problem = sizeProblem(name, size, limits)
  if (problem) throw problem
  // What runs is told as such, whatever it calls itself.
  const verdict = await scan(path).catch(cause => {
    throw new Problem('FILE_CHECK_UNAVAILABLE', { params, cause, headers: { 'retry-after': '30' } })
  })
  const error = errorOf[verdict] ?? (await contentError(path, kind, size))
  if (error) throw new Problem(error, { params })
  if (!kind.isImage) return { path }
  const { picture, thumbnail } = await redraw({ path, type: kind.type, name, mostPixels: limits.pixels })
  return { path: picture, thumbnail }
}
