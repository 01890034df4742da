// What a check found: one look for each kind, with what was signed beside it to compare with the paper.

import type { ReceiptStatus } from '@bawaba/contract/entities/payment.ts'
import { formatDate, formatMoney, type Message } from '@bawaba/language/index.ts'
import { Bdi, Ltr, Reference } from '@bawaba/ui/bidi.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import type { ReactNode } from 'react'
import { Because } from '../../modules/letters/letter.tsx'
import styles from '../../modules/letters/letters.module.css'
import { messages as letterMessages } from '../../modules/letters/messages.ts'
import type { Checked, Standing } from './check.ts'
import { messages } from './messages.ts'
import { type Row, rowsOf, type Signed } from './rows.ts'

const looks = {
  words: ({ value }: Row) => <Bdi>{value}</Bdi>,
  code: ({ value }: Row) => <Ltr>{value}</Ltr>,
  reference: ({ value }: Row) => <Reference>{value}</Reference>,
} as const satisfies Record<Row['look'], (row: Row) => ReactNode>

const Facts = ({ signed }: { signed: Signed }) => {
  const language = useLanguage()
  return (
    <DefinitionList>
      {rowsOf(signed, language).map(row => (
        <Definition key={row.term} term={row.term}>
          <span className={styles.long}>{looks[row.look](row)}</span>
        </Definition>
      ))}
    </DefinitionList>
  )
}

type Found = { kind: 'success' | 'warning' | 'error'; title: Message }
/** How a letter stands, by what the portal answered; its own last day counts where nobody could be asked. */
const foundOf = (standing: Standing, isExpired: boolean, valid: Message): Found => {
  if (standing === 'unknown') return { kind: 'error', title: messages.letterUnknown }
  if (standing !== 'unasked' && standing.state === 'revoked')
    return { kind: 'error', title: messages.letterRevoked }
  if (isExpired || (standing !== 'unasked' && standing.state === 'expired'))
    return { kind: 'warning', title: messages.letterExpired }
  return standing === 'unasked'
    ? { kind: 'warning', title: messages.letterUnasked }
    : { kind: 'success', title: valid }
}

const Revoked = ({ standing }: { standing: Standing }) => {
  const text = useText()
  const language = useLanguage()
  if (typeof standing === 'string' || standing.revokedAt === undefined) return null
  const { revokedAt, because } = standing
  return (
    <>
      <p>{text(messages.revokedOn, { date: formatDate(language, revokedAt) })}</p>
      <Because because={because} />
    </>
  )
}

const LetterFound = (found: Extract<Checked, { kind: 'letter' }>) => {
  const text = useText()
  const { standing, isExpired } = found
  const { kind, title } = foundOf(standing, isExpired, messages.letterGood)
  return (
    <Notice kind={kind} title={text(title)}>
      <Revoked standing={standing} />
      {standing === 'unasked' && <p>{text(messages.unaskedText)}</p>}
      <div className={styles.letter}>
        {standing !== 'unknown' && <p>{text(messages.signed)}</p>}
        <Facts signed={found} />
      </div>
    </Notice>
  )
}

const NumberFound = ({ number, standing }: Extract<Checked, { kind: 'number' }>) => {
  const text = useText()
  if (standing === 'unasked') return <Notice kind="warning">{text(messages.numberUnasked)}</Notice>
  const { kind, title } = foundOf(standing, false, messages.numberValid)
  return (
    <Notice kind={kind} title={text(title)}>
      <p>
        {text(letterMessages.number)}: <Ltr>{number}</Ltr>
      </p>
      <Revoked standing={standing} />
      {kind !== 'error' && <p>{text(messages.numberText)}</p>}
    </Notice>
  )
}

const ReceiptFound = (found: Extract<Checked, { kind: 'receipt' }>) => {
  const text = useText()
  const language = useLanguage()
  const { standing } = found
  const { refund, voidedAt }: ReceiptStatus = typeof standing === 'string' ? {} : standing
  if (voidedAt)
    return (
      <Notice kind="error" title={text(messages.receiptVoid, { date: formatDate(language, voidedAt) })}>
        <div className={styles.letter}>
          <p>{text(messages.receiptVoidText)}</p>
          <Facts signed={found} />
        </div>
      </Notice>
    )
  const title = refund
    ? text(refund.isWhole ? messages.receiptRefunded : messages.receiptRefundedPart, {
        amount: formatMoney(language, refund.amount),
        date: formatDate(language, refund.refundedAt),
      })
    : text(messages.receiptGood)
  return (
    <Notice kind={refund ? 'warning' : 'success'} title={title}>
      {standing === 'unasked' && <p>{text(messages.receiptUnasked)}</p>}
      <div className={styles.letter}>
        <p>{text(messages.signed)}</p>
        <Facts signed={found} />
      </div>
    </Notice>
  )
}

export const Shown = ({ found }: { found: Checked }) => {
  const text = useText()
  if (found.kind === 'cannot') return <Notice kind="warning">{text(messages.cannot)}</Notice>
  if (found.kind === 'bad')
    return (
      <Notice kind="error" title={text(messages.bad)}>
        {text(messages.badText)}
      </Notice>
    )
  if (found.kind === 'unreadable')
    return (
      <Notice kind="warning" title={text(messages.unreadable)}>
        {text(messages.unreadableText)}
      </Notice>
    )
  if (found.kind === 'number') return <NumberFound {...found} />
  if (found.kind === 'letter') return <LetterFound {...found} />
  return <ReceiptFound {...found} />
}
