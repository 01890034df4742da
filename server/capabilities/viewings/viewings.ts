// Every look of staff at a person's data is written into the audit, and the person reads it there.

import type { Viewing } from '@bawaba/contract/entities/viewing.ts'
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

export const createViewings = ({ store, audit, clock }: Dependencies) => {
  const looks = new Map<string, number>()

  return {
    /**
     * Writes down that a member of staff reads requests of somebody else. The looks are committed when this resolves:
     * whoever answers with what was looked at waits for it.
     */
    note: async (seen: readonly Look[]): Promise<void> => {
      const now = clock().getTime()
      const fresh = seen.filter(look => now - (looks.get(keyOf(look)) ?? 0) >= sameLookMs)
      await audit.record(
        ...fresh.map(({ actorId, ownerId, ID, serviceSlug }) => ({
          kind: 'request.viewed' as const,
          actorId,
          subjectId: ownerId,
          detail: { ID, serviceSlug },
        })),
      )
      // Only once they are written: what failed is written at the next look.
      if (looks.size >= mostRemembered) looks.clear()
      for (const look of fresh) looks.set(keyOf(look), now)
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
