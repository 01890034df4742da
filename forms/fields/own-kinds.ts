// Field kinds of programmes in the browser, by name: each is fetched with the first form that has it. The app names them as
// it starts; nothing of a kind is loaded by that.

import type { FieldKind } from './field.ts'

/** `widget` gives a `Widget` of the form's views, which the engine does not know. */
export type OwnKind<Widget = unknown> = { kind(): Promise<FieldKind>; widget(): Promise<Widget> }

const own = new Map<string, OwnKind>()

/** Names the kinds that programmes bring, before any form is opened. */
export const addOwnKinds = (kinds: Readonly<Record<string, OwnKind>>): void => {
  for (const [name, kind] of Object.entries(kinds)) own.set(name, kind)
}

export const ownKind = (name: string): OwnKind | undefined => own.get(name)

/** Fetches those of these names that programmes bring. */
export const loadOwnKinds = (names: Iterable<string>): Promise<FieldKind[]> =>
  Promise.all([...new Set(names)].flatMap(name => ownKind(name)?.kind() ?? []))
