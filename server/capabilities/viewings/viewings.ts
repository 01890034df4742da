// Every look of staff at a person's data is written into the audit, and the person reads it there: that they read a request,
// and that a name was on their screen.

import type { Viewing } from '@bawaba/contract/entities/viewing.ts'
import type { SignedIn } from '../../platform/http/call.ts'
import { isInstant } from '../../platform/instant.ts'
import type { Audit } from '../audit/index.ts'
import type { Position, ViewingsStore } from './store.ts'

/** A page that is read anew while it stays open is one look. */
const sameLookMs = 10 * 60_000
const mostRemembered = 10_000

type Dependencies = { store: ViewingsStore; audit: Audit; clock: () => Date }
export type Look = { actorId: string; ownerId: string; ID: string; serviceSlug: string }

/** `2026-11-22T10:00:00.000Z request 12`: where the next page begins. */
const placeOf = (text: string | undefined): Position | undefined => {
  const [at = '', ...id] = text?.split(' ') ?? []
  return isInstant(at) ? { at: new Date(at), id: id.join(' ') } : undefined
}

const keyOf = ({ actorId, ID }: Look): string => `${actorId}/${ID}`
/** Beside every other look at somebody: their name was seen with it. */
const nameKeyOf = (actorId: string, personId: string): string => `${actorId} ${personId}`

export const createViewings = ({ store, audit, clock }: Dependencies) => {
  const looks = new Map<string, number>()
  const isFresh = (key: string, now: number): boolean => now - (looks.get(key) ?? 0) >= sameLookMs
  /** Only once they are written: what failed is written at the next look. */
  const remember = (keys: readonly string[], now: number): void => {
    if (looks.size >= mostRemembered) looks.clear()
    for (const key of keys) looks.set(key, now)
  }

  return {
    /**
     * Writes down that a member of staff reads requests of somebody else. The looks are committed when this resolves:
     * whoever answers with what was looked at waits for it.
     */
    note: async (seen: readonly Look[]): Promise<void> => {
      const now = clock().getTime()
      const fresh = seen.filter(look => isFresh(keyOf(look), now))
      await audit.record(
        ...fresh.map(({ actorId, ownerId, ID, serviceSlug }) => ({
          kind: 'request.viewed' as const,
          actorId,
          subjectId: ownerId,
          detail: { ID, serviceSlug },
        })),
      )
      remember(
        fresh.flatMap(look => [keyOf(look), nameKeyOf(look.actorId, look.ownerId)]),
        now,
      )
    },

    /**
     * Writes down that names of people were shown to a member of staff; `area` is the part of the portal. Colleagues who
     * are named are no matter of anybody. Whoever acts for a person is shown what is that person's, and said so.
     */
    noteNames: async (actor: SignedIn, area: string, ids: readonly string[]): Promise<void> => {
      if (actor.mode === 'CITIZEN' || actor.by) return
      const { accountId: actorId } = actor
      const now = clock().getTime()
      const fresh = [...new Set(ids)].filter(id => isFresh(nameKeyOf(actorId, id), now))
      if (fresh.length === 0) return
      const people = await store.peopleAmong(fresh)
      await audit.record(
        ...people.map(subjectId => ({ kind: 'person.named' as const, actorId, subjectId, detail: { area } })),
      )
      remember(
        fresh.map(id => nameKeyOf(actorId, id)),
        now,
      )
    },

    ofSubject: async (subjectId: string, after: string | undefined): Promise<Viewing[]> =>
      (await store.ofSubject(subjectId, placeOf(after))).map(({ at, ID, serviceSlug, ...row }) => ({
        ...row,
        at: at.toISOString(),
        ...(ID ? { ID } : {}),
        ...(serviceSlug ? { serviceSlug } : {}),
      })),
  }
}
export type Viewings = ReturnType<typeof createViewings>
