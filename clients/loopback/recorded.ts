// Requests of LoopBack's client as they are kept: what differs from run to run stands under a name.

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
