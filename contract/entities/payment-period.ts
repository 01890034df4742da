// The books of finance over days: each account's balances and whether its days are closed, and its statement.

import { type Static, Type } from 'typebox'
import type { PaymentChannel } from '../payment-states.ts'
import { TextSchema } from './app-data.ts'
import { Literals } from './literals.ts'
import { PersonRef } from './person.ts'

const Instant = Type.String({ format: 'date-time' })
const Amount = Type.String()

export const periodDayStates = ['closed', 'differences', 'open', 'notOver'] as const
/** Why a day is open: nobody compared it, its statement was not imported, or comparing it failed. */
export const openReasons = ['notCompared', 'noStatement', 'noAnswer', 'refused', 'fault'] as const

export const PeriodDay = Type.Object({
  day: Type.String(),
  state: Literals(periodDayStates),
  why: Type.Optional(Literals(openReasons)),
  /** How many differences wait to be resolved. */
  differences: Type.Integer(),
})
export type PeriodDay = Static<typeof PeriodDay>

/** What an account held at the start and at the end, and what moved between. */
const balances = {
  opening: Amount,
  /** What came in, less what was recorded as never arrived. */
  received: Amount,
  /** What went back, less what banks returned. */
  refunded: Amount,
  closing: Amount,
}
const books = { gatewayId: Type.String(), ...balances }

export const PeriodAccount = Type.Object({
  ...books,
  label: Type.Optional(TextSchema),
  /** What its days are compared with; a counter's days are compared with nothing. */
  source: Literals(['list', 'file', 'none']),
  /** The days to be closed: none before money was first asked for there. */
  days: Type.Array(PeriodDay),
})
export type PeriodAccount = Static<typeof PeriodAccount>

export const ReconciliationPeriod = Type.Object({
  from: Type.String(),
  to: Type.String(),
  accounts: Type.Array(PeriodAccount),
  /** Of all accounts together. */
  total: Type.Object(balances),
  isOver: Type.Boolean(),
  /** Days of all accounts that are not closed. */
  open: Type.Integer(),
  /** By whom it was closed last, if anybody did. */
  closed: Type.Optional(
    Type.Object({
      at: Instant,
      by: PersonRef,
      /** The ledger or a day changed since: it is to be closed again. */
      isChanged: Type.Boolean(),
    }),
  ),
})
export type ReconciliationPeriod = Static<typeof ReconciliationPeriod>

export const bookKinds = ['received', 'refunded', 'reversed', 'refundBounced'] as const
export const AccountMovement = Type.Object({
  id: Type.String(),
  at: Instant,
  kind: Literals(bookKinds),
  channel: Type.Unsafe<PaymentChannel>({ type: 'string' }),
  /** Negative for what went out. */
  amount: Amount,
  /** What the account held after it. */
  balance: Amount,
  payment: Type.Object({ id: Type.String(), number: Type.String() }),
  ID: Type.String(),
  service: TextSchema,
  payer: PersonRef,
  transactionId: Type.Optional(Type.String()),
  /** Why, in the words of staff, and who recorded it. */
  reason: Type.Optional(Type.String()),
  by: Type.Optional(PersonRef),
})
export type AccountMovement = Static<typeof AccountMovement>

/** A page of an account's movements, with its balances over all of the days. */
export const AccountStatement = Type.Object({
  ...books,
  from: Type.String(),
  to: Type.String(),
  count: Type.Integer(),
  rows: Type.Array(AccountMovement),
})
export type AccountStatement = Static<typeof AccountStatement>
