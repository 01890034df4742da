// Which parts of a long run have passed on exactly these sources, so that a run that was cut off can be resumed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './processes.ts'

const file = join(root, 'node_modules/.cache/bawaba/passed-parts.json')

export type Passed = { tests: number; seconds: number }
type Stored = { sources: string; parts: Record<string, Passed> }

const git = (args: string[], input?: string): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', input, maxBuffer: 1e9 })
  return status === 0 ? stdout : undefined
}

/** A hash of the commit and of everything changed since; undefined outside a git checkout. */
const hashSources = (): string | undefined => {
  const untracked = git(['ls-files', '--others', '--exclude-standard'])
  const texts = [
    git(['rev-parse', 'HEAD']),
    git(['diff', 'HEAD', '--binary']),
    untracked,
    untracked && git(['hash-object', '--stdin-paths'], untracked),
  ]
  if (texts[0] === undefined) return undefined
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex')
}

const readStored = (): Stored | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stored
  } catch {
    return undefined
  }
}

/** The parts that passed before on these sources; none unless the run is resumed. */
export const openRecord = (isResumed: boolean) => {
  const sources = hashSources()
  const stored = readStored()
  if (!isResumed) rmSync(file, { force: true })
  const isSame = isResumed && sources !== undefined && stored?.sources === sources
  const parts: Record<string, Passed> = isSame ? stored.parts : {}
  return {
    find: (name: string): Passed | undefined => parts[name],
    add: (name: string, passed: Passed): void => {
      // A run over sources that were changed meanwhile proves nothing about either.
      if (sources === undefined || hashSources() !== sources) return
      parts[name] = passed
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify({ sources, parts } satisfies Stored))
    },
  }
}
