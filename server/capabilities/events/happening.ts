// Something that happened, for whom it is, and what they are told of it. What decides about that stays on the server.

import type { EventKind, PortalEvent } from '@bawaba/contract/entities/event.ts'
import type { Scope } from '@bawaba/contract/policy.ts'
import type { SignedIn } from '../../platform/http/call.ts'
import { isWithin } from '../request-scope/index.ts'

type Of<Kind extends EventKind> = Extract<PortalEvent, { kind: Kind }>
/** An event with what says whom it concerns. */
export type Happening =
  | (Of<'request'> & { ownerId: string; center: string; teams: string[] })
  | (Of<'presence'> & { center: string; teams: string[] })
  | (Of<'notification'> & { accountId: string })
  | Of<'maintenance'>
  | Of<'reservable'>

export type Listener = {
  actor: Pick<SignedIn, 'accountId' | 'roles' | 'services' | 'teams' | 'serviceCenter' | 'by'>
  scope: Scope
}

type Placed = { serviceSlug: string; center: string; teams: readonly string[] }

/** The rule of the inbox over one request: its service, its teams, and its center where the listener belongs to one. */
const isServed = ({ actor, scope }: Listener, placed: Placed): boolean =>
  scope === 'given' && isWithin(actor, placed)

type Rule<Kind extends EventKind> = {
  isFor(happening: Extract<Happening, { kind: Kind }>, listener: Listener): boolean
  told(happening: Extract<Happening, { kind: Kind }>): Of<Kind>
}

const rules: { [Kind in EventKind]: Rule<Kind> } = {
  request: {
    isFor: (happening, listener) =>
      listener.scope === 'own'
        ? happening.ownerId === listener.actor.accountId
        : isServed(listener, happening),
    told: ({ kind, ID, serviceSlug, revision }) => ({ kind, ID, serviceSlug, revision }),
  },
  // Who is at a request is a matter of those who work on it.
  presence: {
    isFor: (happening, listener) => isServed(listener, happening),
    told: ({ kind, ID, serviceSlug }) => ({ kind, ID, serviceSlug }),
  },
  // Whoever acts for somebody is told nothing of their list.
  notification: {
    isFor: ({ accountId }, { actor }) => accountId === actor.accountId && actor.by === undefined,
    told: ({ kind }) => ({ kind }),
  },
  maintenance: { isFor: () => true, told: ({ kind }) => ({ kind }) },
  // What is to be had is public; whose it became is not told.
  reservable: { isFor: () => true, told: ({ kind, of, code, isFree }) => ({ kind, of, code, isFree }) },
}

/** What a listener is told of it; undefined where it is none of their business. Pure. */
export const eventFor = (happening: Happening, listener: Listener): PortalEvent | undefined => {
  const rule = rules[happening.kind] as Rule<EventKind>
  return rule.isFor(happening as never, listener) ? rule.told(happening as never) : undefined
}
