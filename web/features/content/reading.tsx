// The layout that texts are read in: a heading and a sentence, the text, and beside it what it holds.

import { headingsOf, LongMarkdown } from '@bawaba/forms/react/long-markdown.tsx'
import { formatDate } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { type ReactNode, useId } from 'react'
import shell from '../../shell/shell.module.css'
import { messages } from './messages.ts'
import styles from './reading.module.css'

type PageProps = {
  /** Above the heading: the way back, a day. */
  above?: ReactNode
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
}

export const ReadingPage = ({ above, title, lead, children }: PageProps) => (
  <div className={`${shell.page} ${styles.page}`}>
    <div className={styles.head}>
      {above}
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
    {children}
  </div>
)

/** Few headings need no list of them. */
const fewest = 3

const Contents = ({ text }: { text: string }) => {
  const say = useText()
  const id = useId()
  const headings = headingsOf(text)
  if (headings.length < fewest) return null
  return (
    <nav className={styles.contents} aria-labelledby={id}>
      <h2 id={id}>{say(messages.onThisPage)}</h2>
      <ul>
        {headings.map(heading => (
          <li key={heading.id}>
            <a href={`#${heading.id}`}>{heading.text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A text in Markdown; `changedAt`: the day it was last changed. */
export const ReadingText = ({ text, changedAt }: { text: string; changedAt?: string }) => {
  const language = useLanguage()
  return (
    <div className={styles.columns}>
      <div>
        <div className={styles.text}>
          <LongMarkdown text={text} />
        </div>
        {changedAt && (
          <p className={styles.changed}>
            <Words
              message={messages.changed}
              params={{ date: <time dateTime={changedAt}>{formatDate(language, changedAt)}</time> }}
            />
          </p>
        )}
      </div>
      <Contents text={text} />
    </div>
  )
}
