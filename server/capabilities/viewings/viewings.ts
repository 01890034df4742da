// Every look of staff at a person's data is written into the audit, and the person reads it there.

import type { Viewing } from '@bawaba/contract/entities/viewing.ts'
import { isInstant } from '../../platform/instant.ts'
import type { Audit } from '../audit/index.ts'
import type { Place, ViewingsStore } from './store.ts'

/** A page that is read anew while it stays open is one look. */
const sameLookMs = 10 * 60_000
const mostRemembered = 10_000

type Rules = { store: ViewingsStore; audit: Pick<Audit, 'record'>; clock: () => Date }
type Look = { actorId: string; ownerId: string; ID: string; serviceSlug: string }

/** `2026-11-22T10:00:00.000Z request 12`: where the next page begins. */
const placeOf = (text: string | undefined): Place | undefined => {
  const [at = '', ...id] = text?.split(' ') ?? []
  return isInstant(at) ? { at: new Date(at), id: id.join(' ') } : undefined
}

export const createViewings = ({ store, audit, clock }: Rules) => {
  const looks = new Map<string, number>()

  return {
    /** Writes down that a member of staff reads a request of somebody else. */
    note: async ({ actorId, ownerId, ID, serviceSlug }: Look): Promise<void> => {
      const key = `${actorId}/${ID}`
      const now = clock().getTime()
      if (now - (looks.get(key) ?? 0) < sameLookMs) return
      await audit.record({
        kind: 'request.viewed',
        ...{ actorId, subjectId: ownerId, detail: { ID, serviceSlug } },
      })
      // Only once it is written: what failed is written at the next look.
      if (looks.size >= mostRemembered) looks.clear()
      looks.set(key, now)
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
