// The utility provider: what the programme asks of the company that reads meters and writes bills. One contract test
// (provider-contract.ts) holds for every adapter.

import { type Static, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Deed, DeedAnswer, DeedEntry, DeedName } from './deeds.ts'

const Words = Type.Object({ ar: Type.String(), en: Type.String() })
const Month = Type.String({ pattern: '^\\d{4}-\\d{2}$' })
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const Piasters = Type.Integer({ minimum: 0 })

export const ProviderMeter = Type.Object({
  meterNumber: Type.String(),
  paymentNumber: Type.String(),
  type: Type.String(),
  maker: Type.String(),
  ownerFirstName: Type.String(),
  ownerName: Type.String(),
  ownerNationalId: Type.String(),
  chassisNumber: Type.String(),
  combinedCode: Type.String(),
  connectionType: Type.String(),
  contractType: Type.String(),
  address: Words,
  area: Words,
  governorate: Type.String(),
  company: Type.String(),
  sector: Type.String(),
  serviceCenter: Type.String(),
})
export type ProviderMeter = Static<typeof ProviderMeter>

export const ProviderBills = Type.Object({
  paymentNumber: Type.String(),
  meterNumber: Type.String(),
  ownerName: Type.String(),
  address: Words,
  /** Those that are not paid, oldest first. Amounts are in piasters. */
  bills: Type.Array(
    Type.Object({
      billId: Type.String(),
      month: Month,
      consumption: Type.Integer(),
      amount: Piasters,
      fees: Piasters,
      issuedOn: Day,
      dueOn: Day,
      /** Somebody has objected to it, and nobody has decided. */
      disputed: Type.Optional(Type.Boolean()),
      /** What instalment plans cover of it. */
      planned: Type.Optional(Piasters),
    }),
  ),
})
export type ProviderBills = Static<typeof ProviderBills>

/** The bills of the last twelve whole months, oldest first, paid or not. */
export const ProviderYear = Type.Object({
  bills: Type.Array(
    Type.Object({
      billId: Type.String(),
      month: Month,
      amount: Piasters,
      fees: Piasters,
      isPaid: Type.Boolean(),
      disputed: Type.Optional(Type.Boolean()),
    }),
  ),
})
export type ProviderYear = Static<typeof ProviderYear>

export const ProviderReading = Type.Object({
  month: Month,
  previous: Type.Object({ value: Type.Integer(), on: Day }),
  /** Kilowatt-hours of an ordinary month. */
  usual: Type.Integer(),
  /** First and last day of each month on which readings are taken. */
  window: Type.Object({
    from: Type.Integer({ minimum: 1, maximum: 31 }),
    to: Type.Integer({ minimum: 1, maximum: 31 }),
  }),
  /** The one of this month that was sent. */
  submitted: Type.Optional(Type.Object({ value: Type.Integer(), at: Type.String() })),
})
export type ProviderReading = Static<typeof ProviderReading>

export const ProviderConsumption = Type.Object({
  months: Type.Array(Type.Object({ month: Month, consumption: Type.Integer() })),
})
export type ProviderConsumption = Static<typeof ProviderConsumption>

/** Reads an answer: undefined where it is not of that shape. */
export const readAs =
  <Schema extends TSchema>(schema: Schema) =>
  (answer: unknown): Static<Schema> | undefined =>
    Value.Check(schema, answer) ? (answer as Static<Schema>) : undefined

/** `reference` names what is sent: the same one again is the same deed. */
export type NewReading = { reference: string; meterNumber: string; value: number }
export type NewPayment = { reference: string; billIds: string[]; amount: number; transactionId: string }
export type ReadingRefusal = 'not-greater' | 'window-closed' | 'already-read' | 'unknown'
export type PaymentRefusal = 'older-first' | 'not-open' | 'amount' | 'unknown'

/**
 * Every call rejects with `OutsideUnavailable` where the provider is down, slow, or answers what nobody can read; then
 * nobody knows whether it did the work.
 */
export type Provider = {
  /** undefined: there is no such meter. */
  meter(number: string): Promise<ProviderMeter | undefined>
  /** Who holds the contract of a meter; for staff who compare, never for whoever asks for it. */
  holder(number: string): Promise<{ nationalId: string } | undefined>
  /** By meter or by payment number; undefined: there is none. */
  bills(by: { meterNumber: string } | { paymentNumber: string }): Promise<ProviderBills | undefined>
  year(meterNumber: string): Promise<ProviderYear | undefined>
  reading(meterNumber: string): Promise<ProviderReading | undefined>
  /** The last twelve whole months, oldest first. */
  consumption(meterNumber: string): Promise<ProviderConsumption | undefined>
  sendReading(reading: NewReading): Promise<'accepted' | ReadingRefusal>
  confirmPayment(payment: NewPayment): Promise<'accepted' | PaymentRefusal>
  perform<Name extends DeedName>(name: Name, deed: Deed<Name>): Promise<DeedAnswer<Name>>
  /** What the company wrote down for a reference, without doing anything; undefined: nothing. */
  find<Name extends DeedName>(name: Name, reference: string): Promise<DeedEntry<Name> | undefined>
  /** The same for readings and payments. */
  isRecorded(record: 'reading' | 'payment', reference: string): Promise<boolean>
}
