// Field kinds of programmes in the browser, by name: each is fetched, with its widget, with the first form that has it. The
// app names them as it starts; nothing of a kind is loaded by that.

import type { FieldKind } from './field.ts'

/** `widget` is a `Widget` of the form's views, which the engine does not know. */
export type OwnKind = () => Promise<{ kind: FieldKind; widget: unknown }>

let own: Readonly<Record<string, OwnKind>> = {}

/** Names the kinds that programmes bring, before any form is opened. */
export const setOwnKinds = (kinds: typeof own): void => {
  own = kinds
}

export const ownKind = (name: string): OwnKind | undefined => own[name]
