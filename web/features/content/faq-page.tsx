// Questions with their answers, each opened by itself: without a script too, and found by the browser's own search.

import { LongMarkdown } from '@bawaba/forms/react/long-markdown.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useCall } from '../../client/hooks.tsx'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import styles from './faq.module.css'
import { messages } from './messages.ts'
import reading from './reading.module.css'
import { ReadingPage } from './reading.tsx'
import { listOf } from './search.ts'

export const FaqPage = () => {
  const text = useText()
  const { data = [] } = useCall('GET content/:kind', listOf('faq'))
  usePage({ title: text(messages.faq), description: text(messages.faqLead) })
  return (
    <ReadingPage title={text(messages.faq)} lead={text(messages.faqLead)}>
      {data.length === 0 && <EmptyState title={text(messages.noFaq)} />}
      <div className={styles.questions}>
        {data.map(({ slug, title, body }) => (
          <details key={slug} id={slug} className={styles.question}>
            <summary>{text(title)}</summary>
            <div className={`${reading.text} ${styles.answer}`}>
              <LongMarkdown text={text(body)} />
            </div>
          </details>
        ))}
      </div>
      <p>
        <GoButton to="/contact" icon="chat">
          {text(messages.ask)}
        </GoButton>
      </p>
    </ReadingPage>
  )
}
