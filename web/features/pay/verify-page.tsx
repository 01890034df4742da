// Anybody checks a receipt here: its code leads to this page with text and signature behind the #.

import { formatDateTime, formatMoney } from '@bawaba/language/index.ts'
import { Ltr, Reference } from '@bawaba/ui/bidi.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useEffect, useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import { messages } from './messages.ts'
import styles from './pay.module.css'
import { type Verdict, verifyReceipt } from './verify.ts'

export const VerifyPage = () => {
  const text = useText()
  const client = useClient()
  const [verdict, setVerdict] = useState<Verdict>()
  usePage({ title: text(messages.verifyTitle) })
  useEffect(() => {
    const check = async () => {
      const typed = location.hash.slice(1)
      if (typed !== '') setVerdict(await verifyReceipt(typed, await client.call('GET receiptKeys')))
    }
    // Where the keys cannot be read, the box below can be tried again.
    check().catch(() => undefined)
  }, [client])
  const form = usePageForm({
    fields: {
      code: {
        label: text(messages.verifyField),
        required: text(messages.verifyMissing),
        control: line({ latin: true }),
      },
    },
    leadsTo: 'field',
    send: async ({ code = '' }) =>
      setVerdict(await verifyReceipt(code, await client.call('GET receiptKeys'))),
    failed: text(messages.failed),
  })
  return (
    <div className={shell.page}>
      <div className={styles.page}>
        <h1>{text(messages.verifyTitle)}</h1>
        {verdict && <Shown verdict={verdict} />}
        <p>{text(messages.verifyIntro)}</p>
        <PageForm form={form} action={text(messages.verify)} />
      </div>
    </div>
  )
}

const Shown = ({ verdict }: { verdict: Verdict }) => {
  const text = useText()
  const language = useLanguage()
  if (verdict.kind === 'cannot') return <Notice kind="warning">{text(messages.verifyCannot)}</Notice>
  if (verdict.kind === 'bad')
    return (
      <Notice kind="error" title={text(messages.verifyBad)}>
        {text(messages.verifyBadText)}
      </Notice>
    )
  const { number, ID, amount, transactionId, paidAt } = verdict.receipt
  return (
    <Notice kind="success" title={text(messages.verifyGood)}>
      <p>{text(messages.verifyGoodText)}</p>
      <DefinitionList>
        <Definition term={text(messages.paymentNumber)}>
          <Ltr>{number}</Ltr>
        </Definition>
        <Definition term={text(messages.request)}>
          <Reference>{ID}</Reference>
        </Definition>
        <Definition term={text(messages.amount)}>{formatMoney(language, amount)}</Definition>
        <Definition term={text(messages.paidAt)}>{formatDateTime(language, paidAt)}</Definition>
        <Definition term={text(messages.transaction)}>
          <span className={styles.iban}>
            <Ltr>{transactionId}</Ltr>
          </span>
        </Definition>
      </DefinitionList>
    </Notice>
  )
}
