// Where an issue of the newsletter stands: whether it was sent, when, and what became of its letters.

import type { NewsletterIssue } from '@bawaba/contract/entities/newsletter.ts'
import { formatCount } from '@bawaba/language/counts.ts'
import { formatDateTime } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Pill } from '@bawaba/ui/pill.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { issueLooks } from './kinds.ts'
import styles from './managed-content.module.css'
import { messages } from './messages.ts'

const whenWords = {
  scheduled: messages.issueAt,
  sending: messages.issueBegan,
  sent: messages.issueEnded,
} as const
const counts = [
  ['sent', messages.lettersSent],
  ['failed', messages.lettersFailed],
  ['waiting', messages.lettersWaiting],
] as const

export const IssueFacts = ({ issue }: { issue: NewsletterIssue | undefined }) => {
  const text = useText()
  const language = useLanguage()
  if (!issue)
    return (
      <p className={styles.facts}>
        <Pill kind="draft">{text(messages.issueDraft)}</Pill>
      </p>
    )
  const { state, startsAt, finishedAt = startsAt } = issue
  const at = state === 'sent' ? finishedAt : startsAt
  return (
    <>
      <p className={styles.facts}>
        <Pill kind={issueLooks[state].pill}>{text(issueLooks[state].text)}</Pill>
        <span className={styles.muted}>
          <Words
            message={whenWords[state]}
            params={{ time: <time dateTime={at}>{formatDateTime(language, at)}</time> }}
          />
        </span>
      </p>
      {state !== 'scheduled' && (
        <dl className={styles.facts}>
          {counts.map(([name, label]) => (
            <div key={name} className={styles.count}>
              <dt className={styles.muted}>{text(label)}</dt>
              <dd>{formatCount(language, issue[name])}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
