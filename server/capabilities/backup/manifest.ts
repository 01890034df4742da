// The manifest of a backup: what was in the portal when it was taken, with counts and hashes. It is written last:
// a folder without one is no backup.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { KeyFacts } from './keys.ts'

/** What a file of the backup must be. */
export type Measure = { bytes: number; sha256: string }
export type TableMeasure = Measure & { name: string; rows: number }
export type Named = Measure & { name: string }
/** One line of files.jsonl. */
export type StoredFile = Measure & { key: string; type: string }

export type Manifest = {
  format: 1
  /** Of the portal that took it. */
  version: string
  takenAt: string
  migrations: { source: string; name: string; sha256: string }[]
  tables: TableMeasure[]
  sequences: { name: string; value: number }[]
  /** The list of files and their sum. */
  files: { count: number; bytes: number; list: Measure }
  /** The keys of files that could not be read; a former version has none. */
  unread?: string[]
  heads: Named[]
  keys: KeyFacts & { held: Named[] }
}

export const paths = {
  manifest: (folder: string) => join(folder, 'manifest.json'),
  table: (folder: string, name: string) => join(folder, 'tables', `${name}.copy`),
  fileList: (folder: string) => join(folder, 'files.jsonl'),
  /** Ids begin with their time: their random end spreads them over the folders. */
  file: (folder: string, key: string) => join(folder, 'files', key.split('.')[0]?.slice(-2) ?? '', key),
  heads: (folder: string) => join(folder, 'audit-heads'),
  keys: (folder: string) => join(folder, 'keys'),
}

/** Throws a sentence for a folder that is no whole backup. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(paths.manifest(folder), 'utf8').catch(error => {
    if (error.code !== 'ENOENT') throw error
    throw new Error(`${folder} holds no manifest.json: it is no backup, or one that was cut short.`)
  })
  const manifest = (() => {
    try {
      return JSON.parse(text) as Manifest
    } catch {
      throw new Error(`${paths.manifest(folder)} is damaged.`)
    }
  })()
  if (manifest.format !== 1)
    throw new Error(`${folder} is a backup of format ${manifest.format}; this version reads format 1.`)
  return manifest
}
