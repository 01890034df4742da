// Four steps from choosing a service to its result, on the page's one soft band.

import { formatNumber } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Lattice } from '@bawaba/ui/lattice.tsx'
import styles from './home-page.module.css'
import { stepMessages as messages } from './how-it-works.messages.ts'

const steps = [
  { title: messages.chooseTitle, text: messages.chooseText },
  { title: messages.fillTitle, text: messages.fillText },
  { title: messages.followTitle, text: messages.followText },
  { title: messages.doneTitle, text: messages.doneText },
] as const

export const HowItWorks = () => {
  const text = useText()
  const language = useLanguage()
  return (
    <section className={styles.how}>
      <Lattice />
      <h2>{text(messages.howTitle)}</h2>
      <ol>
        {steps.map((step, index) => (
          <li key={step.title.en}>
            <span className={styles.number} aria-hidden="true">
              {formatNumber(language, index + 1)}
            </span>
            <h3>{text(step.title)}</h3>
            <p>{text(step.text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
