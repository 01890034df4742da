// All requests of a person, page by page, each as its applicant reads it.

import type { SignedIn } from '../../platform/http/call.ts'
import type { Casework } from '../requests/index.ts'

export const createRequestsOf = ({ requests, lists }: Pick<Casework, 'requests' | 'lists'>) =>
  async function* requestsOf(actor: SignedIn): AsyncGenerator<unknown> {
    const caller = { actor, scope: 'own' as const }
    let after: string | undefined
    do {
      const filter = { fields: ['id', 'serviceSlug'], limit: 100 }
      const { rows, next } = await lists.listAll(caller, { filter, after, inAddress: false })
      for (const { id = '', serviceSlug = '' } of rows)
        yield await requests.shown({ ...caller, service: serviceSlug, id })
      after = next
    } while (after)
  }
