// Payments: what is to be paid and how, what became of it, and what finance staff see of all of them. Amounts are in pounds
// as text, "12.50".

import { type Static, Type } from 'typebox'
import {
  attemptStatuses,
  differenceKinds,
  offeredChannels,
  type PaymentChannel,
  type PaymentStatus,
  refundHinders,
  resolutions,
} from '../payment-states.ts'
import { TextSchema } from './app-data.ts'
import { Literals } from './literals.ts'
import { WaitingBooking } from './payment-booking.ts'
import { PersonRef } from './person.ts'

const Instant = Type.String({ format: 'date-time' })
const Amount = Type.String()
const Status = Type.Unsafe<PaymentStatus>({ type: 'string' })
const ChannelName = Type.Unsafe<PaymentChannel>({ type: 'string' })

export const PaymentItem = Type.Object({ label: TextSchema, amount: Amount })
export const Money = Type.Object({ amount: Amount, currency: Type.Literal('EGP') })

/** What the payer goes on with: a page of the provider, a code for a payment point, or an account to transfer to. */
export const Begun = Type.Object({
  attemptId: Type.String(),
  gatewayId: Type.String(),
  channel: ChannelName,
  total: Money,
  redirectUrl: Type.Optional(Type.String()),
  paymentCode: Type.Optional(Type.String()),
  transfer: Type.Optional(
    Type.Object({
      iban: Type.String(),
      bank: TextSchema,
      accountName: TextSchema,
      reference: Type.String(),
      /** The payer uploads the proof, and staff confirm it. */
      needsProof: Type.Boolean(),
      hasProof: Type.Boolean(),
    }),
  ),
  expiresAt: Type.Optional(Instant),
})
export type Begun = Static<typeof Begun>

/** A way to pay, with what it costs. */
export const PaymentMeans = Type.Object({
  gatewayId: Type.String(),
  channel: ChannelName,
  label: TextSchema,
  fee: Amount,
  total: Money,
  /** It cannot be chosen before; after a failed online payment. */
  availableFrom: Type.Optional(Instant),
  /** It can be chosen on these days of the month alone, and not today. */
  closedUntilDay: Type.Optional(Type.Integer()),
})
export type PaymentMeans = Static<typeof PaymentMeans>

/** One line of what happened to a payment. */
export const PaymentEventView = Type.Object({
  at: Instant,
  kind: Type.String(),
  channel: ChannelName,
  amount: Type.Optional(Amount),
  transactionId: Type.Optional(Type.String()),
  by: Type.Optional(PersonRef),
  reason: Type.Optional(Type.String()),
})
export type PaymentEventView = Static<typeof PaymentEventView>

/** The payment as its payer sees it. */
export const PaymentView = Type.Object({
  id: Type.String(),
  number: Type.String(),
  status: Status,
  items: Type.Array(PaymentItem),
  total: Money,
  /** What arrived, less what went back. */
  received: Amount,
  createdAt: Instant,
  paidAt: Type.Optional(Instant),
  channel: Type.Optional(ChannelName),
  transactionId: Type.Optional(Type.String()),
  /** The attempt under way. */
  open: Type.Optional(Begun),
  /** When the last online attempt failed. */
  failedAt: Type.Optional(Instant),
  hasReceipt: Type.Boolean(),
  /** A proof of a transfer waits for finance, or money that was recorded waits for a second person of theirs. */
  isProofWaiting: Type.Boolean(),
  /** An officer recorded it at an office, and a second person has not confirmed it. */
  isOfficeWaiting: Type.Optional(Type.Boolean()),
})
export type PaymentView = Static<typeof PaymentView>

export const PaymentDetails = Type.Object({
  ID: Type.String(),
  serviceSlug: Type.String(),
  items: Type.Array(PaymentItem),
  total: Money,
  deliverableNumber: Type.Integer(),
  means: Type.Array(PaymentMeans),
  payment: Type.Optional(PaymentView),
})
export type PaymentDetails = Static<typeof PaymentDetails>

export const PaymentStatusView = Type.Object({
  status: Status,
  timeline: Type.Array(PaymentEventView),
  payment: PaymentView,
  /** The provider holds an open attempt and has nothing new to say of it. */
  noUpdate: Type.Optional(Type.Literal(true)),
})
export type PaymentStatusView = Static<typeof PaymentStatusView>

/** What was given back of a payment, and when the last of it. */
const ReceiptRefund = Type.Object({ amount: Amount, refundedAt: Instant, isWhole: Type.Boolean() })

/** What became of a receipt since it was signed; nothing of who paid. */
export const ReceiptStatus = Type.Object({
  refund: Type.Optional(ReceiptRefund),
  /** When it ceased to be valid: its money was recorded as never arrived. */
  voidedAt: Type.Optional(Instant),
})
export type ReceiptStatus = Static<typeof ReceiptStatus>

/** A signed receipt: its text, and what proves it. */
export const Receipt = Type.Object({
  number: Type.String(),
  ID: Type.String(),
  serviceSlug: Type.String(),
  service: TextSchema,
  items: Type.Array(PaymentItem),
  total: Money,
  channel: ChannelName,
  transactionId: Type.String(),
  paidAt: Instant,
  /** As they were called when the money arrived; receipts of former versions name nobody. */
  payer: Type.Optional(Type.String()),
  /** What was given back of it, if anything was. */
  refund: Type.Optional(ReceiptRefund),
  /** What the QR code holds: the page that checks receipts, with text, key and signature behind the #. */
  link: Type.String(),
  /** Where it is downloaded as a PDF; `language` is added. */
  href: Type.String(),
})
export type Receipt = Static<typeof Receipt>

/** A row of the payments list: a citizen's own, or those of all for finance. */
export const PaymentRow = Type.Object({
  id: Type.String(),
  number: Type.String(),
  ID: Type.String(),
  serviceSlug: Type.String(),
  service: TextSchema,
  status: Status,
  total: Money,
  received: Amount,
  channel: Type.Optional(ChannelName),
  gatewayId: Type.Optional(Type.String()),
  transactionId: Type.Optional(Type.String()),
  payer: Type.Optional(PersonRef),
  createdAt: Instant,
  paidAt: Type.Optional(Instant),
  hasReceipt: Type.Boolean(),
  /** A proof of a transfer waits for finance. */
  isProofWaiting: Type.Boolean(),
})
export type PaymentRow = Static<typeof PaymentRow>

export const refundCauses = ['staff', 'paidTwice', 'tooMuch', 'tooLate', 'part'] as const
export const Refund = Type.Object({
  id: Type.String(),
  attemptId: Type.String(),
  amount: Amount,
  cause: Literals(refundCauses),
  reason: Type.String(),
  status: Literals(['requested', 'approved', 'declined', 'returned', 'failed']),
  requestedBy: Type.Optional(PersonRef),
  requestedAt: Instant,
  decidedBy: Type.Optional(PersonRef),
  decidedAt: Type.Optional(Instant),
  decision: Type.Optional(Type.String()),
  finishedAt: Type.Optional(Instant),
  /** What the reader may not do with it, each with why: decide on it, send it, note that the bank sent it back. */
  hinders: Type.Object({
    decide: Type.Optional(Literals(refundHinders)),
    send: Type.Optional(Literals(refundHinders)),
    bounce: Type.Optional(Literals(refundHinders)),
  }),
  /** Staff carry it out: no provider does. */
  isByHand: Type.Boolean(),
  /** To whose account staff send it. */
  payee: Type.Optional(
    Type.Object({ name: Type.String(), iban: Type.String(), by: Type.Optional(PersonRef), at: Instant }),
  ),
  /** How staff sent it the last time. */
  sent: Type.Optional(
    Type.Object({
      reference: Type.String(),
      by: PersonRef,
      at: Instant,
      isBounced: Type.Boolean(),
      /** Why the bank sent it back. */
      bounceReason: Type.Optional(Type.String()),
    }),
  ),
})
export type Refund = Static<typeof Refund>

/** A file that was sent to prove money. */
export const PaymentProof = Type.Object({
  fileId: Type.String(),
  sentAt: Instant,
  state: Literals(['waiting', 'accepted', 'refused']),
  /** Why it was refused, in the words of finance. */
  reason: Type.Optional(Type.String()),
})
export type PaymentProof = Static<typeof PaymentProof>

export const Attempt = Type.Object({
  id: Type.String(),
  gatewayId: Type.String(),
  channel: ChannelName,
  amount: Amount,
  fee: Amount,
  status: Literals(attemptStatuses),
  received: Amount,
  refunded: Amount,
  transactionId: Type.Optional(Type.String()),
  createdAt: Instant,
  expiresAt: Type.Optional(Instant),
  paymentCode: Type.Optional(Type.String()),
  transferReference: Type.Optional(Type.String()),
  proofId: Type.Optional(Type.String()),
  /** A transfer to the own account: staff confirm what arrives. */
  isOwnTransfer: Type.Boolean(),
  isProofWaiting: Type.Boolean(),
  /** Everything that was sent to prove it, oldest first. */
  proofs: Type.Array(PaymentProof),
})

/** One payment as finance staff see it. */
export const StaffPayment = Type.Object({
  ...PaymentRow.properties,
  items: Type.Array(PaymentItem),
  revision: Type.Integer(),
  isVoid: Type.Boolean(),
  attempts: Type.Array(Attempt),
  timeline: Type.Array(PaymentEventView),
  refunds: Type.Array(Refund),
  /** What is to be booked once a second person has confirmed it. */
  bookings: Type.Array(WaitingBooking),
  ledger: Type.Array(Type.Object({ account: Type.String(), amount: Amount })),
})
export type StaffPayment = Static<typeof StaffPayment>

export const RefundRow = Type.Object({
  ...Refund.properties,
  payment: Type.Object({
    id: Type.String(),
    number: Type.String(),
    ID: Type.String(),
    serviceSlug: Type.String(),
  }),
})
export type RefundRow = Static<typeof RefundRow>

export const PaymentGateway = Type.Object({
  id: Type.String(),
  label: TextSchema,
  /** Whether it has a list of what moved on a day, to be compared. */
  hasList: Type.Boolean(),
})
export type PaymentGateway = Static<typeof PaymentGateway>

export const ReconciliationDay = Type.Object({
  gatewayId: Type.String(),
  day: Type.String(),
  closedAt: Instant,
  lines: Type.Integer(),
  received: Amount,
  refunded: Amount,
  differences: Type.Integer(),
  open: Type.Integer(),
})
export type ReconciliationDay = Static<typeof ReconciliationDay>

/** A day that was not compared with the list of its provider yet. */
export const ReconciliationGap = Type.Object({
  gatewayId: Type.String(),
  day: Type.String(),
  /** When it was tried last, and why that failed: the provider did not answer, refused, or comparing failed. */
  failedAt: Type.Optional(Instant),
  why: Type.Optional(Literals(['noAnswer', 'refused', 'fault'])),
})
export type ReconciliationGap = Static<typeof ReconciliationGap>

export const Difference = Type.Object({
  id: Type.String(),
  gatewayId: Type.String(),
  day: Type.String(),
  kind: Literals(differenceKinds),
  transactionId: Type.String(),
  direction: Literals(['received', 'refunded']),
  /** As the provider has it, where it has one. */
  reference: Type.String(),
  /** The other currencies, or the line that cannot be read. */
  note: Type.String(),
  payment: Type.Optional(Type.Object({ id: Type.String(), number: Type.String() })),
  here: Amount,
  there: Amount,
  foundAt: Instant,
  resolution: Type.Optional(Literals([...resolutions, 'vanished'])),
  reason: Type.Optional(Type.String()),
  resolvedBy: Type.Optional(PersonRef),
  resolvedAt: Type.Optional(Instant),
  /** How somebody asked to resolve it, which waits for a second person. */
  booking: Type.Optional(Type.Object({ resolution: Literals(resolutions), requestedBy: PersonRef })),
  /** Whose a line without a reference may be, the likeliest first, and what agrees. */
  proposals: Type.Optional(
    Type.Array(
      Type.Object({
        attemptId: Type.String(),
        payment: Type.Object({ id: Type.String(), number: Type.String() }),
        payer: Type.String(),
        confidence: Literals(['likely', 'possible']),
        why: Type.Array(Literals(['amount', 'name', 'date'])),
      }),
    ),
  ),
})
export type Difference = Static<typeof Difference>

export const Channel = Literals(offeredChannels)

const Standing = Type.Object({ status: Status, amount: Amount })
/** What an act would book, worked out by the act itself. Without a payment it books nothing. */
export const BookingPreview = Type.Object({
  payment: Type.Optional(
    Type.Object({
      number: Type.String(),
      due: Amount,
      before: Standing,
      after: Standing,
      /** What would be there, less what is due. */
      difference: Amount,
    }),
  ),
  /** A debit is positive, a credit negative; they sum to zero. */
  lines: Type.Array(Type.Object({ account: Type.String(), amount: Amount })),
  /** What is queued to go back. */
  refunds: Type.Array(Type.Object({ amount: Amount, cause: Literals(refundCauses) })),
  /** Refunds that nobody has decided, which end. */
  ended: Type.Integer(),
  /** It is booked once a second person has confirmed it. */
  takesTwo: Type.Boolean(),
})
export type BookingPreview = Static<typeof BookingPreview>
