// A payment code: large, in groups, from left to right; until when it is good and where it is paid.

import type { Begun } from '@bawaba/contract/entities/payment.ts'
import { formatEnd } from '@bawaba/language/ends.ts'
import { formatMoney } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { CopyButton } from '@bawaba/ui/copy-button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useReading } from '../../client/use-reading.tsx'
import { inGroups } from './in-groups.ts'
import { messages } from './messages.ts'
import styles from './pay.module.css'

export const Code = ({ begun }: { begun: Begun & { paymentCode: string } }) => {
  const text = useText()
  const language = useLanguage()
  const reading = useReading()
  return (
    <section className={styles.code} aria-labelledby="pay-code">
      <h2 id="pay-code">{text(messages.codeTitle)}</h2>
      <p className={styles.number}>
        <Ltr>{inGroups(begun.paymentCode)}</Ltr>
      </p>
      <p data-print="never">
        <CopyButton value={begun.paymentCode} what={text(messages.codeWhat)} />
      </p>
      {begun.expiresAt && (
        <p>{text(messages.codeUntil, { time: formatEnd(language, begun.expiresAt, reading) })}</p>
      )}
      <p>{text(messages.codeWhere, { amount: formatMoney(language, begun.total.amount) })}</p>
    </section>
  )
}
