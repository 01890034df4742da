// Requests of LoopBack's client as they are kept: what differs from run to run stands under a name.

import type { Asked } from './proxy.ts'

type Names = Record<string, string>
const changed = (asked: readonly Asked[], change: (text: string) => string): Asked[] =>
  JSON.parse(change(JSON.stringify(asked)))

export const named = (asked: readonly Asked[], names: Names): Asked[] =>
  changed(asked, text =>
    Object.entries(names).reduce((all, [name, value]) => all.replaceAll(value, `<${name}>`), text),
  )
export const unnamed = (asked: readonly Asked[], names: Names): Asked[] =>
  changed(asked, text =>
    Object.entries(names).reduce((all, [name, value]) => all.replaceAll(`<${name}>`, value), text),
  )
