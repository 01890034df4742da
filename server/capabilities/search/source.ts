// The port by which things become findable: a capability contributes sources (`finds`), each a kind and its items.

import type { FoundKind } from '@bawaba/contract/found-kinds.ts'
import type { Text } from '@bawaba/language/index.ts'
import type { Actor, Device } from '../../platform/http/call.ts'

export type Viewer = { actor: Actor; device: Device }

export type SearchItem = {
  /** Of its kind: a slug, a code, a number. It tells nothing of a person: it is counted. */
  id: string
  title: Text
  /** What is shown below the title, and searched. Plain text. */
  text: Text
  /** What is searched besides and never shown: papers, a city, other names. */
  more?: readonly Text[]
  /** Where it is read, below the base of an app: `/services/PAY_BILLS`. */
  path: string
  /** Whether a viewer may know of it at all. Without it everybody may. */
  isFor?(viewer: Viewer): boolean
}

/** Found by visitors and citizens alone: their pages are in the citizens' app. */
export const isForCitizens: SearchItem['isFor'] = ({ actor }) =>
  actor.mode === 'VISITOR' || actor.mode === 'CITIZEN'

export type SearchSource = {
  kind: FoundKind
  /** The same array until something of it has changed: then a new one. Called at each search, so it only hands over. */
  items(): readonly SearchItem[]
}
