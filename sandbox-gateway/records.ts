// What the gateway writes down, and nothing else is its state: orders, events of money, notices, faults on demand.

import type { Language, Text } from '@bawaba/language/index.ts'

export const channels = ['card', 'payment-code', 'bank'] as const
export type Channel = (typeof channels)[number]

/** What a merchant orders; moments are ISO texts, as on the wire. */
export type Order = {
  reference: string
  channel: Channel
  /** Whole piasters. */
  amount: number
  currency: 'EGP'
  description: Text
  language: Language
  successUrl: string
  failureUrl: string
  expiresAt: string
}

export const eventKinds = [
  'pending',
  'received',
  'declined',
  'expired',
  'cancelled',
  'refunded',
  'refundFailed',
] as const
export type EventKind = (typeof eventKinds)[number]

export type GatewayEvent = {
  eventId: string
  kind: EventKind
  reference: string
  amount: number
  currency: string
  merchantId: string
  transactionId?: string
  refundId?: string
  occurredAt: string
}

/** A line of the settlement list. */
export type Settlement = {
  transactionId: string
  reference: string
  kind: 'received' | 'refunded'
  amount: number
  currency: string
  occurredAt: string
}

export const forgeries = [
  'wrongKey',
  'alteredBody',
  'staleTime',
  'otherMerchant',
  'otherAmount',
  'otherCurrency',
] as const
export type Forgery = (typeof forgeries)[number]

export type Notice = {
  id: string
  event: GatewayEvent
  dueAt: string
  /** How often it is to be taken before it is done. */
  copies: number
  /** It waits until a later notice of the same payment was taken. */
  isHeld?: boolean
  /** It is never sent, unless by hand. */
  isSuppressed?: boolean
  /** It is sent once, false in this way, whatever the answer. */
  forgery?: Forgery
}

export const apiCalls = ['begin', 'status', 'cancel', 'refund', 'settlements'] as const
export type ApiCall = (typeof apiCalls)[number]
export const callFaults = ['down', 'nonsense', 'break', 'slow'] as const
export type CallFault = (typeof callFaults)[number]

/** A fault on demand: of notices, of calls, or of what comes of a refund. */
export type Injection = { id: string /** How often it strikes; 0: until it is removed. */; times: number } & (
  | {
      of: 'notice'
      reference?: string
      kind?: EventKind
      lateMs?: number
      copies?: number
      hold?: boolean
      never?: boolean
      forgery?: Forgery
    }
  | {
      of: 'call'
      reference?: string
      /** Without it every call. */
      call?: ApiCall
      mode: CallFault
      /** After the work was carried out, or in place of it. */
      after: boolean
      /** Of `slow`. */
      ms?: number
    }
  | {
      of: 'refund'
      reference?: string
      /** It is done, or fails, so much later. */
      ms: number
      fails: boolean
    }
)

/** What a card that asks for a code will come to. */
export type CardFate = 'accepted' | 'declined' | 'insufficient' | 'silent' | 'stuck'
export type Refund = { reference: string; refundId: string; amount: number }

export type JournalRecord =
  | {
      record: 'begun'
      order: Order
      merchantId: string
      at: string
      /** Of the card page. */
      token?: string
      code?: string
      transferReference?: string
    }
  | { record: 'event'; event: GatewayEvent }
  | { record: 'challenge'; reference: string; code: string; lastDigits: string; fate: CardFate }
  | { record: 'wrongCode'; reference: string }
  | { record: 'refundPending'; refund: Refund; dueAt: string; fails: boolean }
  | { record: 'notice'; notice: Notice }
  | { record: 'sent'; noticeId: string; at: string /** null: no answer. */; status: number | null }
  | { record: 'released'; noticeId: string; at: string }
  | { record: 'fault'; injection: Injection }
  | { record: 'faultUsed'; faultId: string }
  | { record: 'faultRemoved'; faultId: string }
  | { record: 'ghost'; line: Settlement }
  | { record: 'vanished'; transactionId: string }
