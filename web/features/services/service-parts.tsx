// The blocks of a service's page. Each draws nothing when it has nothing to say.

import type { TourTarget } from '@bawaba/contract/tour-targets.ts'
import { formatNumber } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { messages } from './messages.ts'
import styles from './service-page.module.css'

type CheckListProps = {
  title: string
  items?: readonly string[] /** What a guided tour calls it. */
  tour: TourTarget
}

export const CheckList = ({ title, items = [], tour }: CheckListProps) =>
  items.length === 0 ? null : (
    <section className={styles.part} data-tour={tour}>
      <h2>{title}</h2>
      <ul className={styles.checks}>
        {items.map(item => (
          <li key={item}>
            <Icon name="check" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  )

export const Steps = ({
  title,
  steps = [],
}: {
  title: string
  steps?: readonly { title: string; text: string }[]
}) => {
  const language = useLanguage()
  return steps.length === 0 ? null : (
    <section className={styles.part} data-tour="steps">
      <h2>{title}</h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <span className={styles.number} aria-hidden="true">
              {formatNumber(language, index + 1)}
            </span>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The page loads nothing of a video: it is fetched from here, or opened where it is, once it is pressed. */
export const GuidingVideo = ({ url }: { url: string }) => {
  const text = useText()
  const site = URL.canParse(url) ? new URL(url).hostname : ''
  return (
    <section className={styles.part}>
      <h2>{text(messages.video)}</h2>
      <a href={url} target="_blank" rel="noreferrer" className={styles.poster}>
        <Icon name="play" />
        <span>{text(messages.playVideo)}</span>
      </a>
      {site && (
        <p className={styles.hint}>
          <Words message={messages.videoElsewhere} params={{ site: <Ltr>{site}</Ltr> }} />
        </p>
      )}
    </section>
  )
}

export const Questions = ({
  title,
  items = [],
}: {
  title: string
  items?: readonly { question: string; answer: string }[]
}) =>
  items.length === 0 ? null : (
    <section className={styles.part}>
      <h2>{title}</h2>
      <div className={styles.questions}>
        {items.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
