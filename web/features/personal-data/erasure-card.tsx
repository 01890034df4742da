// One request for erasure: who asks and why, what stands against it, and the decision.

import type { ErasureCase } from '@bawaba/contract/entities/erasure.ts'
import { formatDateTime, formatNumber } from '@bawaba/language/index.ts'
import { Bdi, Name } from '@bawaba/ui/bidi.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Pill, type PillKind } from '@bawaba/ui/pill.tsx'
import { ErasureForm } from './erasure-form.tsx'
import { messages } from './messages.ts'
import styles from './personal-data.module.css'

const pills: Record<ErasureCase['state'], PillKind> = {
  waiting: 'new',
  done: 'done',
  refused: 'rejected',
  withdrawn: 'cancelled',
}

export const ErasureCard = ({ erasure }: { erasure: ErasureCase }) => {
  const text = useText()
  const language = useLanguage()
  const { person, state, reason, askedAt, decidedAt, answer, openRequests, hold } = erasure
  const isWaiting = state === 'waiting'
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2>
          <Name>{person.name || text(messages.erasedPerson)}</Name>
        </h2>
        <Pill kind={pills[state]}>{text(messages[`state.${state}`])}</Pill>
      </div>
      <p className={styles.muted}>
        {text(messages.personNumber, { number: formatNumber(language, person.ID) })} ·{' '}
        {text(messages.asked, { date: formatDateTime(language, askedAt) })}
        {decidedAt && ` · ${text(messages.decided, { date: formatDateTime(language, decidedAt) })}`}
      </p>
      {reason && (
        <p>
          <strong>{text(messages.theirReason)}</strong> <Bdi>{reason}</Bdi>
        </p>
      )}
      {answer && (
        <p>
          <strong>{text(messages.toldWords)}</strong> <Bdi>{answer}</Bdi>
        </p>
      )}
      {isWaiting && !reason && <p>{text(messages.noReason)}</p>}
      {hold && <Notice kind="warning">{text(messages.held, { reason: hold.reason })}</Notice>}
      {isWaiting && openRequests > 0 && (
        <Notice kind="warning">
          {text(messages.openRequests, { number: formatNumber(language, openRequests) })}
        </Notice>
      )}
      {isWaiting && <ErasureForm erasure={erasure} />}
    </li>
  )
}
