// A deed that is done outside for a request: what a programme says of it, and what a definition says of where it is owed.

import type { Text } from '@bawaba/language/index.ts'

/** The kinds of questions whose answers fit, and whether the deed is done without one too. */
export type DeliveryPart = { kinds: readonly string[]; optional?: true }
export type DeliveryKind = {
  /** The programme's slug and the deed: `electricity.endContract`. */
  name: string
  /** Who does it: "The electricity company". */
  by: Text
  /** The deed as a noun: "The end of the contract". */
  deed: Text
  /** What it takes, by names of its own. */
  takes: Readonly<Record<string, DeliveryPart>>
}
export type Deliveries = ReadonlyMap<string, DeliveryKind>

/** The deed alone, or with the question that answers each of its parts; a part is answered by the question of its name. */
export type Delivers = string | { deed: string; with: Record<string, string> }

/** What comes of a deed. */
export type DeliveryOutcome = 'delivered' | 'refused'

export const deedOf = (delivers: Delivers): string =>
  typeof delivers === 'string' ? delivers : delivers.deed
const namedParts = (delivers: Delivers): Record<string, string> =>
  typeof delivers === 'string' ? {} : delivers.with
/** Each part of a deed, with the question that answers it. */
export const partsOf = (
  delivers: Delivers,
  { takes }: Pick<DeliveryKind, 'takes'>,
): { part: string; field: string }[] =>
  Object.keys(takes).map(part => ({ part, field: namedParts(delivers)[part] ?? part }))
/** Parts that a definition names and the deed does not take. */
export const strangeParts = (delivers: Delivers, { takes }: Pick<DeliveryKind, 'takes'>): string[] =>
  Object.keys(namedParts(delivers)).filter(part => !Object.hasOwn(takes, part))

/** What is owed outside by a way into a state: what the way says comes before what the state says. */
export const deliversOn = (
  state: { delivers?: Delivers | undefined },
  transition?: { delivers?: Delivers | undefined },
): Delivers | undefined => transition?.delivers ?? state.delivers
