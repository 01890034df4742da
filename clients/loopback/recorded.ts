// Requests of LoopBack's client as they are kept: what differs from run to run stands under a name.

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { RecordedCall } from './proxy.ts'

type Names = Record<string, string>
const changed = (calls: readonly RecordedCall[], change: (text: string) => string): RecordedCall[] =>
  JSON.parse(change(JSON.stringify(calls)))

export const named = (calls: readonly RecordedCall[], names: Names): RecordedCall[] =>
  changed(calls, text =>
    Object.entries(names).reduce((all, [name, value]) => all.replaceAll(value, `<${name}>`), text),
  )
export const unnamed = (calls: readonly RecordedCall[], names: Names): RecordedCall[] =>
  changed(calls, text =>
    Object.entries(names).reduce((all, [name, value]) => all.replaceAll(`<${name}>`, value), text),
  )

/** Which client it was that was recorded: its script and the packages it ran on. */
export const clientFingerprint = async (): Promise<string> => {
  const hash = createHash('sha256')
  for (const name of ['client.cjs', 'package-lock.json'])
    hash.update(await readFile(new URL(name, import.meta.url)))
  return hash.digest('hex')
}
