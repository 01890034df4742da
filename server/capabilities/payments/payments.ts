// Paying as the payer meets it: what a request owes, the ways to pay, beginning, coming back, proofs and receipts.

import type {
  Begun,
  PaymentDetails,
  PaymentMeans,
  PaymentStatusView,
  Receipt,
  ReceiptStatus,
} from '@bawaba/contract/entities/payment.ts'
import { isPayable, presentAttempt } from '@bawaba/contract/payment-states.ts'
import type { Scope } from '@bawaba/contract/policy.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { readReceipt, withPayer } from '@bawaba/contract/receipt-text.ts'
import { type Language, poundsOf, type Text } from '@bawaba/language/index.ts'
import type { Database } from '../../platform/database/index.ts'
import type { SignedIn } from '../../platform/http/call.ts'
import type { LinkTo } from '../../platform/http/site.ts'
import { pdfHref } from '../../platform/pdf/download.ts'
import { proofOf } from '../../platform/signer.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { everything, isNamed, scopeSql } from '../request-scope/index.ts'
import { bankFrom, closedUntil, type createBegin, ownEvent } from './begin.ts'
import { askEveryMs, type Check } from './check.ts'
import type { CheckStore } from './check-store.ts'
import type { Channel, Gateway } from './gateway.ts'
import { isByHand } from './own-account.ts'
import { channelsFor } from './pay-methods.ts'
import type { PayerStore } from './payer-store.ts'
import { refundOf } from './receipts.ts'
import type { Settle } from './settle.ts'
import { type AttemptRecord, type PaymentRecord, paymentsStore } from './store.ts'
import { begunView, itemsView, money, paymentView, timelineView } from './views.ts'

type Dependencies = {
  database: Database
  payer: PayerStore
  settle: Settle
  begin: ReturnType<typeof createBegin>
  check: Check
  checks: CheckStore
  gateways: ReadonlyMap<string, Gateway>
  catalogue: Pick<Catalogue, 'formOf' | 'definitionOf' | 'find'>
  /** The channels by which what a request has reserved is paid; null: all. */
  channelsOf(requestId: string): Promise<readonly string[] | null>
  linkTo: LinkTo
  clock: () => Date
}
type Named = { actor: SignedIn; scope: Scope; service: string; id: string }
type BeginQuery = {
  gatewayId: string
  channel: Channel
  successURL: string
  failureURL: string
  despiteProof?: boolean | undefined
}

/** An address of this portal, whole; throws for any other. */
const ownAddress = (typed: string, origin: string): string => {
  const url = URL.canParse(typed, origin) ? new URL(typed, origin) : undefined
  if (url?.origin !== origin || url.username !== '' || url.password !== '')
    throw new Problem('RETURN_ADDRESS_INVALID')
  return url.href
}

export const createPayments = (dependencies: Dependencies) => {
  const { database, payer, settle, begin, check, checks, gateways, catalogue, channelsOf, linkTo, clock } =
    dependencies
  const store = paymentsStore(database)

  /** The newest payment of a request that the caller may see. */
  const newest = async ({ actor, scope, service, id }: Named): Promise<PaymentRecord> => {
    if (!catalogue.find(service)) throw new Problem('MODEL_NOT_FOUND')
    const within = scopeSql(actor, scope)
    const payment = await store.newestOf(within, service, isNamed(id))
    if (payment) return payment
    throw new Problem((await payer.hasRequest(within, service, isNamed(id))) ? 'NOTHING_TO_PAY' : 'NOT_FOUND')
  }

  const assertActivity = async (
    { serviceSlug, version }: PaymentRecord,
    activityId: string,
  ): Promise<void> => {
    if (!(await catalogue.formOf(serviceSlug, version)).activity(activityId))
      throw new Problem('ACTIVITY_NOT_FOUND')
  }

  /** The channels that the service and what was reserved both allow. */
  const openChannels = async (payment: PaymentRecord): Promise<readonly Channel[]> => {
    const [{ payMethods }, reserved] = await Promise.all([
      catalogue.definitionOf(payment.serviceSlug, payment.version),
      channelsOf(payment.requestId),
    ])
    return channelsFor(payMethods).filter(channel => reserved === null || reserved.includes(channel))
  }

  const meansOf = async (
    payment: PaymentRecord,
    attempts: readonly AttemptRecord[],
  ): Promise<PaymentMeans[]> => {
    const now = clock()
    const [{ paymentDays }, open] = await Promise.all([
      catalogue.definitionOf(payment.serviceSlug, payment.version),
      openChannels(payment),
    ])
    const pause = bankFrom(attempts, now)
    return open.flatMap(channel =>
      [...gateways.values()]
        .filter(gateway => gateway.channels.includes(channel))
        .map(gateway => {
          const fee = gateway.fee(channel, payment.amount)
          const closed = closedUntil(channel, paymentDays, now)
          return {
            gatewayId: gateway.id,
            channel,
            label: gateway.label,
            fee: poundsOf(fee),
            total: money(payment.amount + fee),
            ...(channel === 'bank' && pause ? { availableFrom: pause.toISOString() } : {}),
            ...(closed === undefined ? {} : { closedUntilDay: closed }),
          }
        }),
    )
  }

  type Scene = { payment: PaymentRecord; attempts: readonly AttemptRecord[] }
  const statusView = ({ payment, attempts }: Scene): PaymentStatusView => ({
    status: payment.status,
    timeline: timelineView(attempts),
    payment: paymentView(payment, attempts),
  })

  /** Has the provider asked about the open attempt; `returned` says that its payer is back and its outcome open. */
  const refresh = async (scene: Scene, returned: boolean): Promise<Scene> => {
    const { id } = scene.payment
    const open = presentAttempt(scene.attempts)
    if (!open?.begun || isByHand(open.gatewayId)) return scene
    const now = clock()
    const settled =
      returned && open.channel === 'card' && open.status === 'open'
        ? await settle.locked(id, async () => ({ events: [ownEvent(open, 'unclear', now)] }))
        : undefined
    if (!(await checks.mayAsk(open.id, now, new Date(now.getTime() + askEveryMs)))) return settled ?? scene
    // A provider that does not answer is asked again by the job.
    await check.now(open.id).catch(() => undefined)
    const [payment = scene.payment, attempts] = await Promise.all([store.find(id), store.attempts(id)])
    return { payment, attempts }
  }

  /** Whether an open attempt with a provider is as it was: the answer 'no update' of the requirements. */
  const isNoUpdate = (before: Scene, after: Scene): boolean => {
    const open = presentAttempt(after.attempts)
    if (!open?.begun || isByHand(open.gatewayId)) return false
    const known = before.attempts.find(({ id }) => id === open.id)
    return (
      after.payment.status === before.payment.status &&
      known?.status === open.status &&
      known.events.length === open.events.length
    )
  }

  /** The service of a payment as it is published in the payment's version: its definition and its name. */
  const serviceOf = async ({ serviceSlug, version }: PaymentRecord) => {
    const [form, definition] = await Promise.all([
      catalogue.formOf(serviceSlug, version),
      catalogue.definitionOf(serviceSlug, version),
    ])
    return {
      definition,
      label: form.text(definition.serviceLabel),
      stateOf: (code: string) => form.workflow.states.find(state => state.code === code),
    }
  }

  return {
    details: async (named: Named, activityId: string): Promise<PaymentDetails> => {
      const payment = await newest(named)
      await assertActivity(payment, activityId)
      const attempts = await store.attempts(payment.id)
      const canPay = isPayable(payment.status) && payment.isWaiting && !payment.isVoid
      return {
        ID: payment.ID,
        serviceSlug: payment.serviceSlug,
        items: itemsView(payment.items),
        total: money(payment.amount),
        deliverableNumber: payment.deliverableNumber,
        means: canPay ? await meansOf(payment, attempts) : [],
        payment: paymentView(payment, attempts),
      }
    },

    means: async (
      named: Named,
      activityId: string,
      query: BeginQuery,
      { origin, language }: { origin: string; language: Language },
    ): Promise<Begun> => {
      const successUrl = ownAddress(query.successURL, origin)
      const failureUrl = ownAddress(query.failureURL, origin)
      const payment = await newest(named)
      await assertActivity(payment, activityId)
      const gateway = gateways.get(query.gatewayId)
      const open = await openChannels(payment)
      if (!gateway?.channels.includes(query.channel) || !open.includes(query.channel))
        throw new Problem('PAYMENT_MEANS_UNKNOWN')
      const { definition, label, stateOf } = await serviceOf(payment)
      const description: Text = { ar: `${label.ar} ${payment.ID}`, en: `${label.en} ${payment.ID}` }
      const attempt = await begin({
        paymentId: payment.id,
        gateway,
        channel: query.channel,
        successUrl,
        failureUrl,
        language,
        description,
        accountId: named.actor.by?.accountId ?? named.actor.accountId,
        paymentDays: definition.paymentDays,
        payWithinHours: stateOf(payment.requestStatus)?.payWithinHours,
        despiteProof: query.despiteProof === true,
      })
      return begunView(attempt)
    },

    status: async (named: Named, returned: boolean): Promise<PaymentStatusView> => {
      const payment = await newest(named)
      const scene = { payment, attempts: await store.attempts(payment.id) }
      const updated = await refresh(scene, returned)
      return { ...statusView(updated), ...(isNoUpdate(scene, updated) ? { noUpdate: true as const } : {}) }
    },

    /** Attaches the proof of a transfer to the open attempt by bank, or replaces it. */
    prove: async (named: Named, fileId: string): Promise<PaymentStatusView> => {
      const payment = await newest(named)
      if (payment.status === 'paid') throw new Problem('ALREADY_PAID')
      const open = presentAttempt(await store.attempts(payment.id))
      // A provider knows by itself what arrived; nobody looks at a proof of it.
      if (open?.channel !== 'bank' || !isByHand(open.gatewayId)) throw new Problem('NOTHING_TO_PAY')
      const { accountId } = named.actor
      if (!(await payer.attachProof(open.id, payment.requestId, fileId, accountId, clock())))
        throw new Problem('NOT_FOUND')
      return statusView({ payment, attempts: await store.attempts(payment.id) })
    },

    /** What became of a receipt since it was signed, for whoever holds it. */
    receiptStatus: async (number: string, signature: string): Promise<ReceiptStatus> => {
      const receipt = await payer.receiptHeld(number, signature)
      if (!receipt) throw new Problem('NOT_FOUND')
      // Its money never arrived; a later receipt of the payment is of other money.
      if (receipt.voidedAt) return { voidedAt: receipt.voidedAt.toISOString() }
      return refundOf(receipt.paidBy, await store.attempts(receipt.paymentId))
    },

    /** The receipt of a payment, for its owner or for finance. */
    receipt: async (actor: SignedIn, scope: Scope, paymentId: string): Promise<Receipt> => {
      const found = await payer.receipt(paymentId, scope === 'all' ? everything : scopeSql(actor, scope))
      const body = withPayer(found?.body ?? '', found?.payer ?? '')
      const text = readReceipt(body)
      // The name goes when its owner is erased, and with it what was signed.
      if (!found || !text || text.payer === '') throw new Problem('NOT_FOUND')
      const payment = (await store.find(paymentId)) as PaymentRecord
      const attempts = await store.attempts(paymentId)
      const paying = attempts.find(({ id }) => id === payment.paidBy)
      const { label } = await serviceOf(payment)
      const fee = paying?.fee ?? 0
      return {
        number: text.number,
        ID: text.ID,
        serviceSlug: text.serviceSlug,
        service: label,
        items: [
          ...itemsView(payment.items),
          ...(fee > 0 ? [{ label: gatewayFee, amount: poundsOf(fee) }] : []),
        ],
        total: { amount: text.amount, currency: 'EGP' },
        channel: paying?.channel ?? 'office',
        transactionId: text.transactionId,
        paidAt: text.paidAt,
        ...(text.payer === undefined ? {} : { payer: text.payer }),
        ...refundOf(payment.paidBy, attempts),
        link: `${linkTo('citizen', '/verify')}#${proofOf({ ...found, body })}`,
        href: pdfHref(`payments/${paymentId}/receipt`, actor),
      }
    },
  }
}
export type Payments = ReturnType<typeof createPayments>

const gatewayFee: Text = { ar: 'رسوم مزود الدفع', en: 'Payment service fee' }
