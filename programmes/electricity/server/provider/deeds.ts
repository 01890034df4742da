// The deeds that the company does for decided requests: where each is sent, what it takes, what it is answered with, and for
// which reasons the company refuses it.

import { type Static, Type } from 'typebox'

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const Piasters = Type.Integer({ minimum: 0 })
const Done = Type.Object({})

/** `entry`: what the company wrote down, as far as people are told of it. */
export const deedRows = {
  ending: {
    path: '/api/endings',
    refusals: ['ended', 'not-greater', 'owes', 'unknown'],
    entry: Type.Object({
      day: Day,
      finalBill: Piasters,
      deposit: Piasters,
      owed: Piasters,
      paidOut: Piasters,
    }),
  },
  transfer: { path: '/api/transfers', refusals: ['owes', 'unknown'], entry: Done },
  dispute: { path: '/api/disputes', refusals: ['disputed', 'unknown'], entry: Done },
  disputeEnd: { path: '/api/disputes/ends', refusals: ['unknown'], entry: Done },
  correction: {
    path: '/api/corrections',
    refusals: ['not-lower', 'unknown'],
    entry: Type.Object({ amount: Piasters, credit: Piasters }),
  },
  load: { path: '/api/loads', refusals: ['unknown'], entry: Done },
  use: { path: '/api/uses', refusals: ['unknown'], entry: Done },
  plan: {
    path: '/api/plans',
    refusals: ['more-than-owed', 'unknown'],
    entry: Type.Object({ lines: Type.Array(Type.Object({ on: Day, amount: Piasters })) }),
  },
} as const

type Rows = typeof deedRows
export type DeedName = keyof Rows
export type DeedRefusal<Name extends DeedName = DeedName> = Rows[Name]['refusals'][number]
export type DeedEntry<Name extends DeedName> = Static<Rows[Name]['entry']>

type OfMeter = { meterNumber: string }
type OfBill = { billId: string }
/** What each deed takes; `reference` names it: the same one again is done once. */
type Takes = {
  ending: OfMeter & { day: string; lastReading: number; account: string }
  transfer: OfMeter & { holder: { name: string; nationalId?: string; passportNumber?: string } }
  dispute: OfBill
  disputeEnd: OfBill
  correction: OfBill & { amount: number }
  load: OfMeter & { kilowatts: number }
  use: OfMeter & { use: string }
  plan: OfMeter & { total: number; first: number; months: number }
}
export type Deed<Name extends DeedName> = Takes[Name] & { reference: string }
export type DeedAnswer<Name extends DeedName> =
  | { outcome: 'accepted'; entry: DeedEntry<Name> }
  | { outcome: 'refused'; refusal: DeedRefusal<Name> }
