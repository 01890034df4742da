// The portal in figures: what is open, what was answered, and how fast. One without data is not shown, nor is the part where
// none has any.

import type { PortalFigures } from '@bawaba/contract/calls/figures.ts'
import { formatCount } from '@bawaba/language/counts.ts'
import { t } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useId } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'
import { figureMessages as messages } from './figures.messages.ts'
import styles from './figures.module.css'
import { figuresQuery } from './figures-query.ts'

const names = ['servicesOpen', 'answeredThisMonth', 'medianDays'] as const satisfies (keyof PortalFigures)[]

export const Figures = () => {
  const text = useText()
  const language = useLanguage()
  const id = useId()
  // The page's loader asks for them; where it could not have them, the page stands without.
  const { data } = useRead({ ...figuresQuery(useClient()), enabled: false })
  const shown = names.flatMap(name => (data?.[name] === undefined ? [] : [{ name, value: data[name] }]))
  if (shown.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.figures}>
      <h2 id={id}>{text(messages.title)}</h2>
      <dl>
        {shown.map(({ name, value }) => (
          <div key={name}>
            <dt>{text(messages[name])}</dt>
            <dd>
              {name === 'medianDays'
                ? t(language, messages.days, { count: value })
                : formatCount(language, value)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
