// One payment as finance see it: its items, attempts, ledger and timeline, and what can be done about it.

import type { StaffPayment } from '@bawaba/contract/entities/payment.ts'
import { formatMoney } from '@bawaba/language/index.ts'
import { Ltr, Reference } from '@bawaba/ui/bidi.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { isMissing } from '../../client/call-error.ts'
import { useCallWhen, useClient } from '../../client/hooks.tsx'
import { callQuery, showAnswer } from '../../client/queries.ts'
import { providerFeeLabel, providerFeeOf } from '../../modules/payments/fee.ts'
import { PaymentPill } from '../../modules/payments/pill.tsx'
import { personName } from '../../modules/requests/history.ts'
import { NotShown } from '../../modules/requests/not-shown.tsx'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import { Actions } from './actions.tsx'
import { Attempts } from './attempts.tsx'
import { WaitingBookings } from './bookings/list.tsx'
import styles from './finance.module.css'
import { History } from './history.tsx'
import { Ledger } from './ledger.tsx'
import { messages } from './messages.ts'
import { Refunds } from './refund-list.tsx'

export const PaymentPage = () => {
  const text = useText()
  const client = useClient()
  const queries = useQueryClient()
  const { paymentId = '' } = useParams({ strict: false })
  const input = { params: { id: paymentId } }
  const { data, error, refetch } = useCallWhen({ fresh: 'always' }, 'GET payments/:id', input)
  usePage({ title: text(messages.payment, { number: data?.number ?? '' }) })
  const show = (payment: StaffPayment) =>
    showAnswer(queries, callQuery(client, 'GET payments/:id', input).queryKey, payment)
  if (isMissing(error)) return <NotShown />
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <Link to="/payments" className={styles.back}>
        <Icon name="back" />
        {text(messages.back)}
      </Link>
      {error && <ReadFailure what={messages.payments} error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton shapes={['title', 'card', 'card']} />}
      {data && <Payment payment={data} onChanged={show} />}
    </div>
  )
}

const Payment = ({
  payment,
  onChanged,
}: {
  payment: StaffPayment
  onChanged: (payment: StaffPayment) => Promise<void>
}) => {
  const text = useText()
  const language = useLanguage()
  const { number, ID, service, payer, status, items, total, received } = payment
  const fee = providerFeeOf(payment)
  const client = useClient()
  const onDone = async () => onChanged(await client.call('GET payments/:id', { params: { id: payment.id } }))
  return (
    <>
      <h1>
        <Words message={messages.payment} params={{ number: <Ltr>{number}</Ltr> }} />
      </h1>
      <p className={styles.facts}>
        <PaymentPill status={status} isProofWaiting={payment.isProofWaiting} />
        <span>{text(service)}</span>
        <Reference>{ID}</Reference>
        {payer && <bdi translate="no">{personName(payer, language)}</bdi>}
      </p>
      <div className={styles.layout}>
        <div className={styles.column}>
          <section className={styles.part}>
            <h2>{text(messages.items)}</h2>
            <DefinitionList spread>
              {items.map(({ label, amount }) => (
                <Definition key={label.en} term={text(label)}>
                  {formatMoney(language, amount)}
                </Definition>
              ))}
              {fee !== undefined && (
                <Definition term={text(providerFeeLabel)}>{formatMoney(language, fee)}</Definition>
              )}
              <Definition term={text(messages.sum)} total>
                {formatMoney(language, total.amount)}
              </Definition>
              <Definition term={text(payment.refunds.length > 0 ? messages.net : messages.received)}>
                {formatMoney(language, received)}
              </Definition>
            </DefinitionList>
          </section>
          <Attempts payment={payment} />
          <WaitingBookings bookings={payment.bookings} onDone={onDone} />
          <Refunds refunds={payment.refunds} onDone={onDone} />
          <Actions payment={payment} onChanged={onChanged} />
        </div>
        <div className={styles.column}>
          <History payment={payment} />
          <Ledger payment={payment} />
        </div>
      </div>
    </>
  )
}
