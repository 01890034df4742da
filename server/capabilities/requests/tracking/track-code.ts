// Following a request by a code sent to the mobile of whoever it belongs to. Whether a number stands for a request,
// whose it is and how many codes they were sent already is not revealed by any answer.

import type { Calls } from '@bawaba/contract/calls/index.ts'
import type { SentCode } from '@bawaba/contract/entities/code.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { requestNumberOf } from '@bawaba/contract/request-number.ts'
import type { Language } from '@bawaba/language/index.ts'
import type { Whole } from '../../../platform/database/index.ts'
import { networkOf } from '../../../platform/http/network.ts'
import type { AccountsStore } from '../../accounts/index.ts'
import type { Budgets } from '../../budgets/index.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { Codes } from '../../codes/index.ts'
import type { RequestsStore } from '../store.ts'
import { statusOf } from './track.ts'

export type TrackingCodes = Pick<Codes, 'send' | 'use'>
type Dependencies = {
  store: Pick<RequestsStore, 'findByNumber'>
  accounts: Pick<AccountsStore, 'smsTo'>
  catalogue: Catalogue
  codes: TrackingCodes
  budgets: Pick<Budgets, 'take' | 'takeAll'>
  clock: () => Date
  whole: Whole
}

const hour = 3_600_000
/** Codes for one number, and tries from one network address. */
const perNumber = { limit: 3, windowMs: 24 * hour }
const perAddress = { limit: 30, windowMs: hour }
/** What sending answers where the mobile has had its codes for today. */
const asIfSent: SentCode = { resendAfterSeconds: 60, expiresInSeconds: 300 }

export const createTracking = ({
  store,
  accounts,
  catalogue,
  codes,
  budgets,
  clock,
  whole,
}: Dependencies) => ({
  /** Sends a code, at most three for a number in a day. */
  send: async (
    typed: string,
    { language, address }: { language: Language; address: string },
  ): Promise<SentCode> => {
    const number = requestNumberOf(typed)
    await budgets.takeAll([
      { subject: `track codes from ${networkOf(address)}`, budget: perAddress },
      { subject: `track codes ${number}`, budget: perNumber },
    ])
    const record = await store.findByNumber(number)
    const to = await accounts.smsTo(record?.ownerId, clock())
    const sent = { purpose: 'track', subject: number, to, address } as const
    try {
      return await codes.send({ ...sent, language })
    } catch (error) {
      // Codes that were sent to the mobile for something else are nobody's business here.
      if (error instanceof Problem && error.code === 'MAX_ATTEMPTS') return asIfSent
      throw error
    }
  },

  /** The status, for whoever has the code. No code was sent, or another: it does not match. */
  show: async (
    typed: string,
    code: string,
    address: string,
  ): Promise<Calls['POST track/:id/status']['answer']> => {
    const number = requestNumberOf(typed)
    await budgets.take(`track tries from ${networkOf(address)}`, perAddress)
    const record = await whole(async () => {
      await codes.use('track', number, code).catch(error => {
        throw error instanceof Problem && error.code === 'NO_CODE_WAS_SENT'
          ? new Problem('INVALID_CODE')
          : error
      })
      return store.findByNumber(number)
    })
    if (!record) throw new Problem('INVALID_CODE')
    return statusOf(catalogue, record)
  },
})
export type Tracking = ReturnType<typeof createTracking>
