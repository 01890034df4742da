// What work on requests is given: stores, ports and what is to be notified.

import type { Documents, Forms } from '@bawaba/forms/index.ts'
import type { WorkingCalendar } from '@bawaba/language/index.ts'
import type { Asker } from '../../outside.ts'
import type { LockingQueries } from '../../platform/database/index.ts'
import type { SignedIn } from '../../platform/http/call.ts'
import type { AccountsStore } from '../accounts/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Eligibility } from '../eligibility/index.ts'
import type { FileOwner } from '../files/index.ts'
import type { Handled, Scripts } from '../hooks/index.ts'
import type { Notices } from '../notifications/index.ts'
import type { BillBack } from './bill-back.ts'
import type { EffectPorts, RunEffects } from './effects.ts'
import type { FileInput } from './file.ts'
import type { InName } from './in-name.ts'
import type { OneOpenStore } from './one-open-store.ts'
import type { NotesOf } from './outside/notes.ts'
import type { Verify } from './outside/verify.ts'
import type { OwnPartStore } from './own-part-store.ts'
import type { RequestRecord } from './row.ts'
import type { RequestsStore } from './store.ts'
import type { Reach } from './tracking/reach.ts'

/** The event of a request for open pages, and what says whom it concerns. */
export type Changed = Pick<RequestRecord, 'ID' | 'serviceSlug' | 'ownerId' | 'center' | 'teams' | 'revision'>
export type RequestDependencies = {
  store: RequestsStore
  ownPart: OwnPartStore
  oneOpen: OneOpenStore
  accounts: Pick<AccountsStore, 'get' | 'caseWorkers' | 'smsTo'>
  catalogue: Catalogue
  /** What the service's own scripts say of answers and of what is done. */
  scriptsOf: (service: Handled, who: SignedIn | undefined, asker: Asker) => Scripts
  /** Signs tracking secrets and what was sent. */
  key: string
  documents: RequestDocuments
  /** The deeds that programmes do outside. */
  deliveries: Forms['deliveries']
  /** What programmes say of it to staff. */
  notesOf: NotesOf
  /** Which days are worked. */
  calendar: () => WorkingCalendar
  runEffects: RunEffects
  notices: Notices
  reach: Reach
  verify: Verify
  /** Sees to it that a person holds what their request reserves. Throws where somebody else has it. */
  hold: EffectPorts['hold']
  eligible: FileInput['eligible']
  /** Throws where answers that are changed name a person who is not entitled to the service. */
  eligibleStated: Eligibility['ensureStated']
  /** Records what is done for somebody else with what is done. */
  inName: InName
  /** Sees to it that nothing can be paid for a bill that staff take back. */
  billBack: BillBack
  /** The store within a transaction. */
  storeIn(queries: LockingQueries): RequestsStore
  /** Notified of every request that is new or has changed. */
  announce(request: Changed): void
  clock: () => Date
  newId: () => string
}
/** The files of requests. */
export type RequestDocuments = {
  /** Those a person may put into an answer of a new request, or of one that holds some already. */
  usable(owner: FileOwner, data: unknown, requestId?: string): Promise<Documents>
}
