// A person's own data, wired: what they take along and what is erased of them.

import type { Audit } from './capabilities/audit/index.ts'
import type { Budgets } from './capabilities/budgets/index.ts'
import type { Files } from './capabilities/files/index.ts'
import type { Lookups } from './capabilities/lookups/index.ts'
import type { Messenger } from './capabilities/messages/index.ts'
import {
  createDownload,
  createErasures,
  createHolds,
  personalDataRoutes,
  personalDataStore,
} from './capabilities/personal-data/index.ts'
import type { RequestLists, Requests } from './capabilities/requests/index.ts'
import type { Database } from './platform/database/index.ts'
import type { SignedIn } from './platform/http/call.ts'

type Dependencies = {
  database: Database
  clock: () => Date
  newId: () => string
  secret: string
  audit: Audit
  budgets: Budgets
  files: Pick<Files, 'bytesOf' | 'discard'>
  requests: Pick<Requests, 'shown'>
  lists: Pick<RequestLists, 'listAll'>
  identifiersOf(accountId: string): Promise<Record<string, string>>
  draftsOf(accountId: string): Promise<unknown[]>
  byIdentifier(kind: 'nationalId' | 'passportNumber', typed: string): Promise<string[]>
  lookups: Lookups
  messenger: Messenger
  needFresh(actor: SignedIn): void
  report(error: unknown): void
}

export const createPersonal = (dependencies: Dependencies) => {
  const { audit, budgets, clock, newId, needFresh, report, secret } = dependencies
  const store = personalDataStore(dependencies.database)

  /** Page by page, each as its applicant reads it. */
  async function* requestsOf(actor: SignedIn): AsyncGenerator<unknown> {
    const caller = { actor, scope: 'own' as const }
    let after: string | undefined
    do {
      const filter = { fields: ['id', 'serviceSlug'], limit: 100 }
      const { rows, next } = await dependencies.lists.listAll(caller, { filter, after, inAddress: false })
      for (const { id = '', serviceSlug = '' } of rows)
        yield await dependencies.requests.shown({ ...caller, service: serviceSlug, id })
      after = next
    } while (after)
  }

  const download = createDownload({
    store,
    requestsOf,
    needFresh,
    budgets,
    audit,
    secret,
    clock,
    report,
    identifiersOf: dependencies.identifiersOf,
    draftsOf: dependencies.draftsOf,
    bytesOf: dependencies.files.bytesOf,
  })
  const erasures = createErasures({
    store,
    needFresh,
    audit,
    clock,
    newId,
    messenger: dependencies.messenger,
    discard: dependencies.files.discard,
  })
  const { byIdentifier, lookups } = dependencies
  const holds = createHolds({ store, byIdentifier, lookups, audit, clock, newId })
  return { handlers: personalDataRoutes(download, erasures, holds) }
}
