// One factor in the list.

import type { Factor } from '@bawaba/contract/entities/factor.ts'
import { formatDate } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { messages } from './messages.ts'
import styles from './security.module.css'

export const FactorRow = ({ factor, onRemove }: { factor: Factor; onRemove: () => void }) => {
  const text = useText()
  const language = useLanguage()
  const { kind, name, createdAt, lastUsedAt } = factor
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <strong>
          <bdi>{kind === 'otp' ? text(messages.otp) : name}</bdi>
        </strong>
        <span className={styles.muted}>
          {kind === 'otp' ? (
            <bdi dir="ltr" translate="no">
              {name}
            </bdi>
          ) : (
            [
              text(messages[kind]),
              createdAt && text(messages.addedOn, { date: formatDate(language, createdAt) }),
              lastUsedAt && text(messages.lastUsed, { date: formatDate(language, lastUsedAt) }),
            ]
              .filter(Boolean)
              .join(' · ')
          )}
        </span>
      </span>
      <Button
        small
        onClick={onRemove}
        aria-label={`${text(messages.remove)}: ${kind === 'otp' ? text(messages.otp) : name}`}
      >
        {text(messages.remove)}
      </Button>
    </li>
  )
}
