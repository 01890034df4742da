// The days that no list was compared with, each with why, and a way to try it at once.

import type { ReconciliationGap } from '@bawaba/contract/entities/payment.ts'
import { formatDate, formatDateTime } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { serverWords } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { useSingleMutation } from '../../client/use-single-mutation.tsx'
import { announce } from '../../shell/toasts.tsx'
import styles from './finance.module.css'
import { gapReasons, messages } from './messages.ts'

type ListProps = {
  gaps: readonly ReconciliationGap[]
  nameOf: (gatewayId: string) => string
  onCompared: () => Promise<void>
}

export const GapList = ({ gaps, nameOf, onCompared }: ListProps) => {
  const text = useText()
  if (gaps.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{text(messages.gaps)}</h2>
      <p className={styles.facts}>{text(messages.gapsText)}</p>
      <ol className={styles.rows}>
        {gaps.map(gap => (
          <li key={`${gap.gatewayId} ${gap.day}`} className={styles.row}>
            <Gap gap={gap} name={nameOf(gap.gatewayId)} onCompared={onCompared} />
          </li>
        ))}
      </ol>
    </section>
  )
}

type GapProps = { gap: ReconciliationGap; name: string; onCompared: () => Promise<void> }

const Gap = ({ gap: { gatewayId, day, why, failedAt }, name, onCompared }: GapProps) => {
  const text = useText()
  const language = useLanguage()
  const client = useClient()
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: async () => {
      await client.call('POST reconciliation', { body: { gatewayId, day } })
      announce({ id: 'compare', kind: 'success', message: messages.compared })
      await onCompared()
    },
  })
  return (
    <>
      <p className={styles.first}>
        <strong>{formatDate(language, day)}</strong>
        <span>{name}</span>
      </p>
      <p className={styles.facts}>
        <span>{text(why ? gapReasons[why] : messages.notTried)}</span>
        {failedAt && <span>{text(messages.triedAt, { time: formatDateTime(language, failedAt) })}</span>}
      </p>
      {error && <Notice kind="error">{serverWords(error) ?? text(messages.failed)}</Notice>}
      <p>
        <Button busy={isPending} onClick={() => mutate()}>
          {text(messages.compare)}
        </Button>
      </p>
    </>
  )
}
