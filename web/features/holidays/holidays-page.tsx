// The holidays by year, and a form to add one.

import type { Holiday } from '@bawaba/contract/entities/holiday.ts'
import { formatDate } from '@bawaba/language/index.ts'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useState } from 'react'
import { useCall, useCallWhen } from '../../client/hooks.tsx'
import { useToday } from '../../client/use-today.tsx'
import { Confirm } from '../../modules/dialogs/confirm.tsx'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import { announce } from '../../shell/toasts.tsx'
import { messages as effectMessages } from './effect-messages.ts'
import { HolidayForm } from './holiday-form.tsx'
import styles from './holidays.module.css'
import { messages } from './messages.ts'
import { useHolidayWrites } from './use-holiday-writes.ts'
import { Year } from './year.tsx'

const byYear = (holidays: readonly Holiday[]): [string, Holiday[]][] => [
  ...Map.groupBy(holidays, ({ date }) => date.slice(0, 4)),
]

const List = ({ holidays }: { holidays: readonly Holiday[] }) => {
  const text = useText()
  const write = useHolidayWrites()
  const today = useToday()
  const [removing, setRemoving] = useState<Holiday>()
  const remove = async () => {
    if (!removing) return
    await write('DELETE holidays/:date', { params: { date: removing.date } })
    announce({ id: 'holidays', kind: 'success', message: messages.removed })
  }
  const coming = holidays.filter(({ date }) => date >= today)
  const past = holidays.filter(({ date }) => date < today)
  const yearsOf = (listed: readonly Holiday[]) =>
    byYear(listed).map(([year, ofYear]) => (
      <Year key={year} year={year} holidays={ofYear} onRemove={setRemoving} />
    ))
  return (
    <>
      {coming.length === 0 && <EmptyState title={text(messages.none)} />}
      {yearsOf(coming)}
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>{text(messages.passed, { count: past.length })}</summary>
          {yearsOf(past)}
        </details>
      )}
      <Confirm
        isOpen={removing !== undefined}
        title={messages.confirmRemove}
        effect={messages.removeEffect}
        action={messages.remove}
        isDanger
        run={remove}
        onClose={() => setRemoving(undefined)}
      />
    </>
  )
}

/** How far feasts of the moving calendar are entered. */
const KnownUntil = () => {
  const language = useLanguage()
  const { data, error } = useCall('GET workingCalendar')
  const lastKnown = data?.knownUntil
  if (!data && !error) return <Skeleton shapes={['line']} />
  if (!lastKnown) return null
  return (
    <p>
      <Words message={effectMessages.knownUntil} params={{ date: formatDate(language, lastKnown) }} />
    </p>
  )
}

export const HolidaysPage = () => {
  const text = useText()
  const { data, error, refetch } = useCallWhen({ fresh: 'untilChanged' }, 'GET holidays')
  usePage({ title: text(messages.title) })
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <h1>{text(messages.title)}</h1>
      <p>{text(messages.explain)}</p>
      <Notice quiet>{text(messages.standing)}</Notice>
      <KnownUntil />
      <HolidayForm />
      {error && <ReadFailure what={messages.title} error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton shapes={['title', 'line', 'line', 'line']} />}
      {data && <List holidays={data} />}
    </div>
  )
}
