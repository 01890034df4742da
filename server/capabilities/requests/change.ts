// What an act changes of a request, all of it in one statement.

import type { InformationRequest } from '@bawaba/contract/entities/request.ts'
import type { Delivers } from '@bawaba/forms/delivery.ts'
import type { Completion } from '@bawaba/forms/index.ts'
import type { StateKind } from '@bawaba/forms/workflow/state-kinds.ts'
import type { NewPayment } from '../fees/index.ts'
import type { OfStaff } from '../files/index.ts'
import type { Fees } from '../hooks/index.ts'
import type { LetterStep } from '../issuing/index.ts'
import type { ReservationStep } from '../reservations/index.ts'
import type { Clock } from './deadlines/due.ts'

export type Change = {
  activityId?: string
  status?: string
  statusKind?: StateKind
  /** With every status: who alone sees it there, and what waits for others. */
  teams?: string[]
  opinions?: string[]
  performed?: Record<string, string[]>
  oneOpen?: string | null
  deliverableNumber?: number
  data?: Record<string, unknown>
  given?: Record<string, Completion>
  /** Ids of the files that the answers hold. */
  documents?: string[]
  /** They are attached by staff. */
  ofStaff?: OfStaff
  clientHooksData?: Record<string, unknown>
  /** Names of answers that no longer stand. */
  dropped?: string[]
  /** With every status, and where somebody set another time. */
  clock?: Clock
  /** With every status: what is requested from the applicant now. */
  asked?: InformationRequest | undefined
  /** It is closed for good, or, with false, taken up again. */
  closes?: boolean
  /** What it owes now, shown with it. */
  fees?: Fees
  /** Opened with a state that waits for payment. */
  payment?: NewPayment
  /** The address of its visitor is another from now on. */
  contactRevision?: number
  /** Staff owe its applicant a phone call from now on. */
  owesCall?: true
  /** null takes the assignment away; undefined leaves it. */
  assigneeId?: string | null
  /** Its time is over: it moves only where that still holds and no payment that it waits for is settled. */
  isTimed?: boolean
  /** It leaves a bill of which nothing is settled, and only while that is so. */
  isUnpaid?: boolean
  /** The waiting decision that this is: sent once, and not at all where it was undone meanwhile. */
  pendingId?: string
  /** With a status: what is done outside from there. */
  owes?: Delivers | undefined
  /** The deed outside that this is the answer to, by the revision from which it was owed. */
  answeredDeed?: number | undefined
  /** What it does to things that are reserved. */
  reservations?: ReservationStep[]
  /** Places of slots that it takes again. */
  places?: string[]
  /** The letters that it issues, and whether those that stand end. */
  letters?: LetterStep
}
