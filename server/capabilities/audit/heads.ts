// Signed heads: place and hash of the newest row of every stream, written outside the database now and then. Whoever
// cuts a chain off or writes it anew in the database cannot make these agree: they are signed with a key of the portal.

import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '../../platform/durable.ts'
import { isSameText, sign } from '../../platform/secret.ts'

export type Head = { place: number; hash: Buffer }
type Written = { at: string; streams: Record<string, { place: number; hash: string }> }
export type SignedHeads = {
  byStream: Map<string, (Head & { file: string })[]>
  /** Files whose signature does not fit what they say. */
  refused: string[]
  /** Files without content, which versions before 0.8 left on a full disk. They say as much as a file that is gone. */
  empty: string[]
  count: number
}

const keyOf = (secret: string): string => sign(secret, 'heads of the audit')

/** One text for one content: streams by name. */
const textOf = ({ at, streams }: Written): string =>
  JSON.stringify([
    at,
    Object.keys(streams)
      .sort()
      .map(name => [name, streams[name]?.place, streams[name]?.hash]),
  ])

export const headsFolder = (dataFolder: string): string => join(dataFolder, 'audit-heads')

/** Signs the heads and writes them as a file of their own; two servers over one folder do not meet. */
export const writeHeads = async (
  folder: string,
  secret: string,
  at: Date,
  ends: readonly { stream: string; place: number; hash: Buffer }[],
): Promise<string> => {
  const written: Written = {
    at: at.toISOString(),
    streams: Object.fromEntries(
      ends.map(({ stream, place, hash }) => [stream, { place, hash: hash.toString('hex') }]),
    ),
  }
  const file = join(folder, `${written.at.replace(/:/g, '-')}.${process.pid}.json`)
  const signed = { ...written, signature: sign(keyOf(secret), textOf(written)) }
  await writeDurably(file, `${JSON.stringify(signed)}\n`)
  return file
}

const [day, month] = [86_400_000, 31 * 86_400_000]
/** All of so long; then the first of each day, and after a year the first of each month. */
const [everyFor, dailyFor] = [2 * 7 * day, 12 * month]
const namePattern = /^(\d{4}-\d\d-\d\d)T\d\d-\d\d-\d\d\.\d{3}Z\.\d+\.json$/

/** Files of heads that others make superfluous: an older head proves what a newer one proves of fewer rows. */
export const superfluousHeads = (files: readonly string[], now: Date): string[] => {
  const first = new Set<string>()
  return [...files].sort().filter(file => {
    const date = namePattern.exec(file)?.[1]
    if (date === undefined) return false
    const age = now.getTime() - Date.parse(date)
    if (age < everyFor) return false
    const span = age < dailyFor ? date : date.slice(0, 7)
    if (!first.has(span)) {
      first.add(span)
      return false
    }
    return true
  })
}

/** When the newest heads of a folder were signed, as its name says; undefined where there are none. */
export const newestHead = async (folder: string): Promise<Date | undefined> => {
  const newest = (await readdir(folder).catch(() => []))
    .filter(name => namePattern.test(name))
    .sort()
    .at(-1)
  const [day, time] = (newest ?? '').split('T')
  if (day === undefined || time === undefined) return undefined
  return new Date(`${day}T${time.slice(0, 8).replaceAll('-', ':')}${time.slice(8, 13)}`)
}

/** Deletes them; whoever copies the folder elsewhere keeps what they copied. */
export const rotateHeads = async (folder: string, now: Date): Promise<void> => {
  const files = await readdir(folder).catch(() => [])
  for (const file of superfluousHeads(files, now)) await rm(join(folder, file), { force: true })
}

const parse = (text: string, key: string): Written | undefined => {
  try {
    const { signature, ...written } = JSON.parse(text) as Written & { signature: string }
    return isSameText(sign(key, textOf(written)), signature) ? written : undefined
  } catch {
    return undefined
  }
}

/** Undefined for a file that was rotated away since it was listed. */
const textIn = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch(error => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

/** All signed heads of a folder; without the folder there are none. */
export const readHeads = async (folder: string, secret: string): Promise<SignedHeads> => {
  const key = keyOf(secret)
  const files = await readdir(folder).catch(() => [])
  const found: SignedHeads = { byStream: new Map(), refused: [], empty: [], count: 0 }
  for (const file of files.filter(name => name.endsWith('.json')).sort()) {
    const text = await textIn(join(folder, file))
    if (text === undefined) continue
    if (text === '') {
      found.empty.push(file)
      continue
    }
    const written = parse(text, key)
    if (!written) {
      found.refused.push(file)
      continue
    }
    found.count += 1
    for (const [stream, { place, hash }] of Object.entries(written.streams)) {
      const pledges = found.byStream.get(stream) ?? []
      pledges.push({ place, hash: Buffer.from(hash, 'hex'), file })
      found.byStream.set(stream, pledges)
    }
  }
  return found
}
