// The statuses of a payment, each one row that says what it means and what its payer reads. Whoever asks about a status asks
// its row.

import type { Text } from '@bawaba/language/index.ts'

type Row = {
  label: Text
  /** The payer can still pay. */
  isPayable: boolean
  /** How the payer's page puts it. */
  notice: Text
}

export const paymentStatusRows = {
  created: {
    label: { ar: 'بانتظار السداد', en: 'Waiting for payment' },
    isPayable: true,
    notice: { ar: 'لم يُسدد بعد.', en: 'Not paid yet.' },
  },
  checking: {
    label: { ar: 'جارٍ التحقق', en: 'Checking' },
    isPayable: false,
    notice: {
      ar: 'نتحقق من الدفع. لا تدفع مرة أخرى الآن.',
      en: 'We are checking your payment. Do not pay again yet.',
    },
  },
  paid: {
    label: { ar: 'مسدد', en: 'Paid' },
    isPayable: false,
    notice: { ar: 'تم السداد.', en: 'Your payment was received.' },
  },
  unpaid: {
    label: { ar: 'لم يُسدد', en: 'Not paid' },
    isPayable: true,
    notice: {
      ar: 'لم تُدفع الرسوم ولم يُخصم من حسابك شيء. أعد المحاولة الآن، أو اختر وسيلة دفع أخرى.',
      en: 'The fee was not paid and nothing was taken. Try again now, or choose another way to pay.',
    },
  },
  incomplete: {
    label: { ar: 'سداد غير مكتمل', en: 'Partly paid' },
    isPayable: true,
    notice: {
      ar: 'وصل جزء من المبلغ. حوّل الباقي بالرقم المرجعي نفسه.',
      en: 'Part of the amount arrived. Transfer the rest with the same reference.',
    },
  },
  expired: {
    label: { ar: 'انتهت المهلة', en: 'Expired' },
    isPayable: true,
    notice: {
      ar: 'انتهت مهلة الدفع ولم يُخصم منك شيء. اطلب طريقة دفع جديدة.',
      en: 'The time to pay ran out and nothing was taken. Choose how you will pay again.',
    },
  },
  cancelled: {
    label: { ar: 'ملغى', en: 'Cancelled' },
    isPayable: false,
    notice: {
      ar: 'لم يعد هذا المبلغ مطلوبًا. ما وصل منه يُرد.',
      en: 'This amount is no longer due. We refund whatever arrived.',
    },
  },
  refunded: {
    label: { ar: 'مردود', en: 'Refunded' },
    isPayable: false,
    notice: { ar: 'رُد المبلغ.', en: 'The amount was refunded.' },
  },
} as const satisfies Record<string, Row>

export type PaymentStatus = keyof typeof paymentStatusRows
export const isPayable = (status: PaymentStatus): boolean => paymentStatusRows[status].isPayable

/** The word for a payment whose proof of a transfer waits for finance, in place of the word for its status. */
export const proofWaitingLabel: Text = { ar: 'وصل الإثبات، قيد المراجعة', en: 'Proof received, in review' }

/** What an attempt to pay can be in; the server's `machine.ts` says how it comes there. */
export const attemptStatuses = [
  'intent',
  'open',
  'checking',
  'paid',
  'incomplete',
  'declined',
  'expired',
  'cancelled',
] as const
export type AttemptStatus = (typeof attemptStatuses)[number]
/** Those whose outcome is still to come. A payment has one at a time. */
export const openAttemptStatuses: readonly AttemptStatus[] = ['intent', 'open', 'checking']
export const isOpenAttempt = ({ status }: { status: AttemptStatus }): boolean =>
  openAttemptStatuses.includes(status)
/** Those for which money may be on its way: of a part that arrived the rest is. */
export const awaitedAttemptStatuses: readonly AttemptStatus[] = [...openAttemptStatuses, 'incomplete']
export const isAwaitedAttempt = ({ status }: { status: AttemptStatus }): boolean =>
  awaitedAttemptStatuses.includes(status)
/** The attempt that its payer goes on with: the one of which a part arrived, or else the open one. */
export const presentAttempt = <Attempt extends { status: AttemptStatus }>(
  attempts: readonly Attempt[],
): Attempt | undefined =>
  attempts.find(({ status }) => status === 'incomplete') ?? attempts.find(isOpenAttempt)

/** The ways to pay. `office`: at a counter of the authority, recorded by staff. */
export const paymentChannelRows = {
  card: {
    label: { ar: 'بطاقة بنكية', en: 'Bank card' },
    isOffered: true,
    about: {
      ar: 'فورًا. يلزم أن تقبل البطاقة الشراء عبر الإنترنت محليًا ودوليًا برمز تحقق، وأن يغطي حدها المبلغ.',
      en: 'At once. Your card must allow online and international purchases with a one-time password, and its limit must cover the amount.',
    },
  },
  'payment-code': {
    label: { ar: 'كود دفع', en: 'Payment code' },
    isOffered: true,
    about: {
      ar: 'نقدًا في أقرب منفذ دفع، بكود دفع له مدة محددة.',
      en: 'In cash at a payment point, with a code that expires.',
    },
  },
  bank: {
    label: { ar: 'تحويل بنكي', en: 'Bank transfer' },
    isOffered: true,
    about: {
      ar: 'تحويل برقم مرجعي، وقد يستغرق يومي عمل.',
      en: 'A transfer with a reference number; it can take two working days.',
    },
  },
  office: {
    label: { ar: 'في المكتب', en: 'At the office' },
    isOffered: false,
    about: { ar: 'في خزينة الجهة.', en: 'At the cashier of the authority.' },
  },
} as const satisfies Record<string, { label: Text; isOffered: boolean; about: Text }>
export type PaymentChannel = keyof typeof paymentChannelRows
export const paymentChannels = Object.keys(paymentChannelRows) as PaymentChannel[]
/** Those that a payer can choose. */
export const offeredChannels = paymentChannels.filter(
  (channel): channel is Exclude<PaymentChannel, 'office'> => paymentChannelRows[channel].isOffered,
)

/** The columns of a statement as CSV; `amount`, or else `credit` and `debit`. */
export const statementColumns = [
  'day',
  'amount',
  'credit',
  'debit',
  'transactionId',
  'payer',
  'details',
  'reference',
  'currency',
] as const
export type StatementColumn = (typeof statementColumns)[number]

/** How staff resolve a difference to a provider's list. */
export const resolutions = ['applied', 'corrected', 'accepted'] as const
export type Resolution = (typeof resolutions)[number]
export type Direction = 'received' | 'refunded'

/** What makes both sides equal, by the kind of a difference and the way the money went; any can be accepted besides. */
export const differenceKindRows = {
  // The provider moved money that nobody told of.
  missingHere: { received: ['applied'], refunded: ['applied'] },
  // We count money that the provider never had. What we sent back cannot be called back here.
  missingThere: { received: ['corrected'], refunded: [] },
  amount: { received: ['corrected'], refunded: [] },
  unknownReference: { received: [], refunded: [] },
  reference: { received: [], refunded: [] },
  currency: { received: [], refunded: [] },
  unreadable: { received: [], refunded: [] },
} as const satisfies Record<string, Record<Direction, readonly Resolution[]>>
export type DifferenceKind = keyof typeof differenceKindRows
export const differenceKinds = Object.keys(differenceKindRows) as DifferenceKind[]
/** The resolutions that fit a difference. */
export const fittingResolutions = (kind: DifferenceKind, direction: Direction): readonly Resolution[] => [
  ...differenceKindRows[kind][direction],
  'accepted',
]

/** How long after a failed online payment the bank takes one: until then the first may still arrive. */
export const bankPauseMs = 30 * 60_000

/**
 * Why somebody may not do something with a refund: it is of their own request, they asked for it, recorded its account,
 * recorded money of the payment, sent it, noted that a former try came back, or has an account that one administrator made
 * of late together with that of such a person.
 */
export const refundHinders = ['own', 'asked', 'account', 'handled', 'sent', 'bounced', 'maker'] as const
export type RefundHinder = (typeof refundHinders)[number]
