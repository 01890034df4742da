// Power cuts for staff: what people reported in their areas, the confirmation with the expected end, and the end itself.

import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useClient } from '@bawaba/web/client/hooks.tsx'
import { useRead } from '@bawaba/web/client/use-read.tsx'
import { usePage } from '@bawaba/web/shell/page.tsx'
import { PendingPart } from '@bawaba/web/shell/pending.tsx'
import { ReadFailure } from '@bawaba/web/shell/read-failure.tsx'
import shell from '@bawaba/web/shell/shell.module.css'
import { ConfirmForm } from './confirm-form.tsx'
import { areaChoices } from './cut-facts.tsx'
import { messages, staffMessages } from './messages.ts'
import styles from './power-cuts.module.css'
import { openQuery } from './queries.ts'
import { StaffCut } from './staff-cut.tsx'

export const StaffPowerCutsPage = () => {
  const text = useText()
  const language = useLanguage()
  const { data, error, refetch } = useRead(openQuery(useClient()))
  usePage({ title: text(messages.title) })
  if (error && !data) return <ReadFailure what={staffMessages.open} error={error} onAgain={refetch} />
  if (!data) return <PendingPart />
  const others = areaChoices(language).filter(({ value }) => data.every(({ area }) => area !== value))
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <h1>{text(messages.title)}</h1>
      <section className={styles.part}>
        <h2>{text(staffMessages.open)}</h2>
        {data.length === 0 && (
          <EmptyState title={text(staffMessages.none)}>{text(staffMessages.noneText)}</EmptyState>
        )}
        <ul className={styles.list}>
          {data.map(cut => (
            <li key={cut.id}>
              <StaffCut cut={cut} onDone={refetch} />
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.part}>
        <h2>{text(staffMessages.add)}</h2>
        <ConfirmForm choices={others} onDone={refetch} />
      </section>
    </div>
  )
}
