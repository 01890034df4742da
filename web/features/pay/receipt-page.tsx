// A receipt to print: what was paid for, when and how, and a code by which anybody can check it.

import { paymentChannelRows } from '@bawaba/contract/payment-states.ts'
import { cairoDate, formatDate, formatDateTime, formatMoney } from '@bawaba/language/index.ts'
import { Ltr, Reference } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useParams } from '@tanstack/react-router'
import { isMissing } from '../../client/call-error.ts'
import { useCallWhen } from '../../client/hooks.tsx'
import { PdfButtons } from '../../modules/letters/pdf-buttons.tsx'
import { Qr } from '../../modules/qr/qr.tsx'
import { NotShown } from '../../modules/requests/not-shown.tsx'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import { Lines } from './lines.tsx'
import { messages } from './messages.ts'
import styles from './pay.module.css'

export const ReceiptPage = () => {
  const text = useText()
  const language = useLanguage()
  const { paymentId = '' } = useParams({ strict: false })
  const { data, error, refetch } = useCallWhen({ fresh: 'always' }, 'GET payments/:id/receipt', {
    params: { id: paymentId },
  })
  usePage({ title: text(messages.receiptTitle, { number: data?.number ?? '' }) })
  if (isMissing(error)) return <NotShown />
  return (
    <div className={shell.page}>
      <div className={styles.page}>
        {error && <ReadFailure what={messages.receiptWord} error={error} onAgain={refetch} />}
        {!data && !error && <Skeleton shapes={['title', 'line', 'line', 'line']} />}
        {data && (
          <>
            <h1>
              <Words message={messages.receiptTitle} params={{ number: <Ltr>{data.number}</Ltr> }} />
            </h1>
            {data.refund && (
              <Notice kind="warning">
                {text(data.refund.isWhole ? messages.refundedOn : messages.refundedPartOn, {
                  amount: formatMoney(language, data.refund.amount),
                  date: formatDate(language, cairoDate(new Date(data.refund.refundedAt))),
                })}
              </Notice>
            )}
            <DefinitionList>
              <Definition term={text(messages.service)}>{text(data.service)}</Definition>
              <Definition term={text(messages.request)}>
                <Reference>{data.ID}</Reference>
              </Definition>
              {data.payer !== undefined && (
                <Definition term={text(messages.payer)}>
                  <bdi translate="no">{data.payer}</bdi>
                </Definition>
              )}
              <Definition term={text(messages.paidAt)}>{formatDateTime(language, data.paidAt)}</Definition>
              <Definition term={text(messages.channel)}>
                {text(paymentChannelRows[data.channel].label)}
              </Definition>
              <Definition term={text(messages.transaction)}>
                <span className={styles.iban}>
                  <Ltr>{data.transactionId}</Ltr>
                </span>
              </Definition>
            </DefinitionList>
            <Lines items={data.items} total={data.total} status="paid" />
            <div className={styles.proven}>
              <Qr text={data.link} label={text(messages.qr)} className={styles.qr} />
              <p>{text(messages.qrText)}</p>
            </div>
            <div className={styles.acts} data-print="never">
              <PdfButtons sheet={data} />
              <Button icon="print" onClick={() => print()}>
                {text(messages.print)}
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  )
}
