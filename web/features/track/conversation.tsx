// What a visitor and staff wrote to each other about a request, and the reply to the open question.

import type { TrackedEntry } from '@bawaba/contract/calls/track.ts'
import { formatDateTime, t } from '@bawaba/language/index.ts'
import { classes } from '@bawaba/ui/classes.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useState } from 'react'
import type { Holder, Status } from './found.tsx'
import { messages } from './messages.ts'
import { Reply } from './reply.tsx'
import styles from './track-page.module.css'

const authors = { applicant: messages.you, staff: messages.officer, system: messages.portal } as const

const Entry = ({ entry: { at, actor, words, status, files } }: { entry: TrackedEntry }) => {
  const text = useText()
  const language = useLanguage()
  return (
    <li className={classes(styles.entry, actor === 'applicant' && styles.own)}>
      <p className={styles.author}>
        <b>{text(authors[actor])}</b> <time dateTime={at}>{formatDateTime(language, at)}</time>
      </p>
      {status && <p className={styles.author}>{t(language, messages.became, { status: text(status) })}</p>}
      {words && (
        <p className={styles.words} dir="auto">
          {words}
        </p>
      )}
      {files && <p className={styles.author}>{t(language, messages.files, { count: files })}</p>}
    </li>
  )
}

export const Conversation = ({ status: found, holder }: { status: Status; holder: Holder }) => {
  const text = useText()
  /** As the answer to a reply shows it. */
  const [replied, setReplied] = useState<Status>()
  const { conversation = [], question } = replied ?? found
  return (
    <>
      {question && <Reply key={question.askedAt} question={question} holder={holder} onSent={setReplied} />}
      {replied && !question && <p>{text(messages.replySent)}</p>}
      {conversation.length > 0 && (
        <section className={styles.part} aria-label={text(messages.history)}>
          <h3>{text(messages.history)}</h3>
          <ol className={styles.thread}>
            {conversation.map(entry => (
              <Entry key={`${entry.at} ${entry.words ?? ''}`} entry={entry} />
            ))}
          </ol>
        </section>
      )}
    </>
  )
}
