// What the home page of a citizen shows of their requests.

import type { Home } from '@bawaba/contract/entities/home.ts'
import { poundsOf, type Text } from '@bawaba/language/index.ts'
import { refOf } from '../accounts/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { HomeStore } from './store.ts'

type Dependencies = {
  store: HomeStore
  catalogue: Pick<Catalogue, 'find'>
  clock: () => Date
}

/** Requests that the page names; the list of requests shows the others. */
const listed = 3

export const createHome = ({ store, catalogue, clock }: Dependencies) => {
  const labelOf = (serviceSlug: string): Text => {
    const definition = catalogue.find(serviceSlug)?.row.definition
    const label = (language: 'ar' | 'en') =>
      definition?.translations[language][definition.serviceLabel] ?? serviceSlug
    return { ar: label('ar'), en: label('en') }
  }
  return {
    read: async (accountId: string): Promise<Home> => {
      const now = clock()
      const [account, waiting, next] = await Promise.all([
        store.person(accountId),
        store.waiting(accountId, listed),
        store.next(accountId, now),
      ])
      return {
        now: now.toISOString(),
        person: refOf(account),
        waiting: {
          total: waiting[0]?.total ?? 0,
          first: waiting.map(({ ID, serviceSlug, statusKind, dueAt, amount, paymentStatus }) => ({
            ID,
            serviceSlug,
            serviceLabel: labelOf(serviceSlug),
            statusKind,
            dueAt: dueAt?.toISOString() ?? null,
            ...(amount !== null &&
              paymentStatus && { payment: { status: paymentStatus, amount: poundsOf(amount) } }),
          })),
        },
        next: next
          ? {
              kind: next.kind,
              ID: next.ID,
              serviceSlug: next.serviceSlug,
              serviceLabel: labelOf(next.serviceSlug),
              at: next.at.toISOString(),
              ...(next.center && { center: next.center }),
            }
          : null,
      }
    },
  }
}
export type HomePage = ReturnType<typeof createHome>
