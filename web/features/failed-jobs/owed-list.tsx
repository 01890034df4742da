// Work that is owed, the oldest first: nobody removes it, it goes when it is done.

import type { OwedWork } from '@bawaba/contract/entities/owed-work.ts'
import { useText } from '@bawaba/ui/language.tsx'
import styles from './failed-jobs.module.css'
import { messages } from './messages.ts'
import { OwedCard } from './owed-card.tsx'

export const OwedList = ({ owed }: { owed: readonly OwedWork[] }) => {
  const text = useText()
  return (
    <section className={styles.page} aria-labelledby="owed">
      <h2 id="owed">{text(messages.owed)}</h2>
      <p>{text(messages.owedExplain)}</p>
      <ul className={styles.jobs}>
        {owed.map(row => (
          <OwedCard key={row.id} owed={row} />
        ))}
      </ul>
    </section>
  )
}
