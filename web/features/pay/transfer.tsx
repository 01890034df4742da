// The account to transfer to, with the reference by which the payment is known, and where staff confirm it, its proof.

import type { Begun } from '@bawaba/contract/entities/payment.ts'
import { ibanInFours } from '@bawaba/language/iban-in-fours.ts'
import { formatMoney } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { CopyButton } from '@bawaba/ui/copy-button.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { messages } from './messages.ts'
import styles from './pay.module.css'
import { Proof } from './proof.tsx'

export const Transfer = ({
  begun,
  missing,
  request,
  onProof,
}: {
  begun: Begun
  /** What is still to come, in pounds. */
  missing: string
  request: { serviceSlug: string; ID: string }
  onProof: () => Promise<void>
}) => {
  const text = useText()
  const language = useLanguage()
  const { transfer } = begun
  if (!transfer) return null
  return (
    <section className={styles.transfer} aria-labelledby="pay-transfer">
      <h2 id="pay-transfer">{text(messages.transferTitle)}</h2>
      <p>{text(messages.transferHow)}</p>
      <DefinitionList>
        <Definition term={text(messages.amount)}>{formatMoney(language, missing)}</Definition>
        <Definition term={text(messages.reference)}>
          <span className={styles.copied}>
            <Ltr>{transfer.reference}</Ltr>
            <CopyButton value={transfer.reference} what={text(messages.referenceWhat)} />
          </span>
        </Definition>
        <Definition term={text(messages.iban)}>
          <span className={styles.copied}>
            <Ltr>{ibanInFours(transfer.iban)}</Ltr>
            <CopyButton value={transfer.iban} what={text(messages.ibanWhat)} />
          </span>
        </Definition>
        <Definition term={text(messages.bank)}>{text(transfer.bank)}</Definition>
        <Definition term={text(messages.accountName)}>{text(transfer.accountName)}</Definition>
      </DefinitionList>
      {transfer.needsProof && <Proof request={request} isFurther={transfer.hasProof} onProof={onProof} />}
    </section>
  )
}
