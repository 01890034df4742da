// What a closing would hit, in the question before it is ordered: sales that people wait in, and deadlines that end meanwhile.

import { promiseRows } from '@bawaba/contract/promise-kinds.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useState } from 'react'
import { useCallWhen } from '../../client/hooks.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { type CloseValues, type State, stretchOf } from './close-fields.ts'
import styles from './maintenance.module.css'
import { messages } from './messages.ts'

/** What it is shown for never changes under it: the question is asked anew for another order. */
export const Effects = ({ values, state }: { values: CloseValues; state: State }) => {
  const text = useText()
  const language = useLanguage()
  const [query] = useState(() => stretchOf(values, state))
  const { data, error, refetch } = useCallWhen({ fresh: 'always' }, 'GET maintenance/effects', { query })
  if (error) return <ReadFailure what={messages.effects} error={error} onAgain={refetch} />
  if (!data) return <Skeleton shapes={['line']} />
  const { sales, deadlines } = data
  if (sales.length + deadlines.length === 0) return <p>{text(messages.noEffects)}</p>
  return (
    <section className={styles.effects} aria-labelledby="effects">
      <h3 id="effects">{text(messages.effects)}</h3>
      <ul>
        {sales.map(({ title, people }) => (
          <li key={title[language]}>
            <Words message={messages.saleHit} params={{ lot: title[language], count: people }} />
          </li>
        ))}
        {deadlines.map(({ what, count }) => (
          <li key={what}>
            <Words message={messages.deadlinesHit} params={{ what: text(promiseRows[what].label), count }} />
          </li>
        ))}
      </ul>
      <p>{text(messages.givenBack)}</p>
    </section>
  )
}
