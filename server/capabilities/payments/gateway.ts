// The gateway port: what a payment provider's adapter answers. One contract test runs every adapter
// (`gateway-contract.ts`); the platform knows providers by nothing else.
//
// The provider knows an attempt by our `reference` (the id of the attempt), which is also the idempotency key of `begin`:
// calling it twice with one reference begins one payment. A call that throws `OutcomeUnknown` may have been carried out;
// only `status` tells. Money is whole piasters.

import type { Language, Text } from '@bawaba/language/index.ts'

export const channels = ['card', 'payment-code', 'bank'] as const
export type Channel = (typeof channels)[number]

/** Whether a text can be the id of an attempt, as it travels to a provider and back. */
export const isReference = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** What is to be collected. No personal data goes along. */
export type Order = {
  reference: string
  channel: Channel
  /** Whole piasters, the gateway's own fee included. */
  amount: number
  currency: 'EGP'
  /** What the payer reads on the provider's page: the service and the request's number. */
  description: Text
  language: Language
  /** Where the provider's page leads back to; the return proves nothing. */
  successUrl: string
  failureUrl: string
  /** Where a provider may send its payer back to instead, by GET or POST, with what it signs: it leads on to one of the two. */
  returnUrl: string
  /** A code or an advice that is not paid by then is void. */
  expiresAt: Date
}

export type Begun =
  | { kind: 'redirect'; url: string }
  | { kind: 'code'; code: string; expiresAt: Date }
  /** Pay into this account, naming the reference number. */
  | {
      kind: 'transfer'
      iban: string
      accountName: Text
      bank: Text
      transferReference: string
      expiresAt: Date
    }

/** What befell an attempt, as the provider says it. */
export const gatewayEventKinds = [
  /** The provider has it and waits for the payer. */
  'pending',
  /** Money arrived: all of it, or a part by bank transfer. */
  'received',
  'declined',
  'expired',
  'cancelled',
  'refunded',
  'refundFailed',
] as const
export type GatewayEventKind = (typeof gatewayEventKinds)[number]

export type GatewayEvent = {
  /** The provider's id of the event: the same event has the same one in every notice and status answer. */
  eventId: string
  kind: GatewayEventKind
  reference: string
  /** Of `received`: what arrived with this event; of refunds: what went back; otherwise what was ordered. */
  amount: number
  currency: string
  merchantId: string
  /** Of money that moved. */
  transactionId?: string
  /** Of refunds: the id that we gave. */
  refundId?: string
  occurredAt: Date
}

/** All that the provider knows of an attempt. */
export type GatewayStatus = { events: GatewayEvent[] }

/** A line of the provider's settlement list of one day (Cairo). */
export type Settlement = {
  transactionId: string
  reference: string
  kind: 'received' | 'refunded'
  amount: number
  currency: string
  occurredAt: Date
  /** On the statement of an account: who paid, and what they wrote. */
  payer?: string
  details?: string
}

/** A day's list. A line that cannot be read is handed on as it came: it stops none of the others. */
export type SettlementList = { lines: Settlement[]; unreadable: string[] }

/** The call may or may not have been carried out: time-out, broken connection, 5xx, an answer that cannot be read. */
export class OutcomeUnknown extends Error {}
/** The provider refused; nothing was carried out. */
export class GatewayRefused extends Error {}

/** What a provider sends, or has its payer bring back: some sign the query, and some of what is in it. */
export type Message = {
  headers: Readonly<Record<string, string | string[] | undefined>>
  query: Readonly<Record<string, unknown>>
  body: Buffer
}

export type NoticeVerdict =
  | { ok: true; event: GatewayEvent }
  /** Something befell this reference. Of a provider whose signature leaves out what counts: `status` says what it was. */
  | { ok: true; about: string }
  /** The same, of a provider whose signature covers its own ids alone: `whose` says which reference it is about. */
  | { ok: true; transaction: string }
  /** `forged`: no signature of a live key; `stale`: signed too long ago or ahead; `unreadable`: signed, but no event. */
  | { ok: false; why: 'forged' | 'stale' | 'unreadable' }

export type Refund = {
  reference: string
  /** The provider's own id of the money that goes back, the newest where several came; null where nobody has said it. */
  transaction: string | null
  refundId: string
  amount: number
}

/**
 * What became of a wish to void an attempt. `lives-on`: nothing voids it before it expires, and until then it can be paid.
 * Whoever is told `cancelled` lets go of what was reserved: it must be true.
 */
export type Voided = 'cancelled' | 'too-late' | 'lives-on'

export type Gateway = {
  id: string
  label: Text
  /** How the provider names us; what it signs for another merchant is not ours. */
  merchantId: string
  /** What arrives is known by staff alone: an own account that nobody can be asked about. */
  isByHand?: true
  /** The number of that account: a statement of another is none of ours. */
  iban?: string
  channels: readonly Channel[]
  /** The gateway's own fee in piasters for collecting `amount` by a channel. */
  fee(channel: Channel, amount: number): number
  begin(order: Order): Promise<Begun>
  /** A reference is begun once: whoever begins it again is refused, and what came of the first time stands. */
  beginsOnce?: true
  /** It hears of an order when somebody tries to pay it; `status` knows none before. */
  knowsOnceTried?: true
  /**
   * undefined: the provider has never heard of the reference. `transactions`: its own ids of what is known here, for one that
   * answers for the newest alone.
   */
  status(reference: string, transactions?: readonly string[]): Promise<GatewayStatus | undefined>
  /** Whose transaction it is, as the provider itself says; undefined where it has none of ours. */
  whose?(transaction: string): Promise<string | undefined>
  /** No call voids an order: `cancel` answers `lives-on` until it has expired. */
  livesOn?: true
  /** Voids what was not paid yet; `too-late` where money already arrived. */
  cancel(reference: string, expiresAt: Date | null): Promise<Voided>
  /** `whole`: a provider that knows no id of a refund gives back once, all that was ordered; a part is sent by hand. */
  refunds: 'parts' | 'whole'
  /** Gives money back. The same `refundId` gives back once. */
  refund(refund: Refund): Promise<'done' | 'pending'>
  readNotice(message: Message, now: Date): NoticeVerdict
  /** Everything that moved on a day, "2026-11-23" in Cairo. Absent where the provider has no such call. */
  settlements?(day: string): Promise<SettlementList>
}

/** Voids an attempt at its provider. One that refuses knows no such attempt, or has ended it: nothing of it can be paid. */
export const voidAt = async (
  gateway: Pick<Gateway, 'cancel'> | undefined,
  { id, expiresAt }: { id: string; expiresAt: Date | null },
): Promise<Voided> => {
  try {
    return gateway ? await gateway.cancel(id, expiresAt) : 'cancelled'
  } catch (error) {
    if (error instanceof GatewayRefused) return 'cancelled'
    throw error
  }
}
