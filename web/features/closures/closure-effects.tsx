// The visits that a closure hits, as its administrator reads them before.

import type { ClosureEffects } from '@bawaba/contract/entities/closure.ts'
import { formatWeekday, isPlainDate } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useCallWhen } from '../../client/hooks.tsx'
import { messages } from './messages.ts'

/** A closure as far as it is chosen. */
export type ChosenTime = {
  calendar: string
  from: string
  until: string
  hoursFrom?: string
  hoursUntil?: string
}

export const visitsIn = ({ visits }: ClosureEffects): number =>
  visits.reduce((sum, { count }) => sum + count, 0)

const isWhole = ({ calendar, from, until, hoursFrom, hoursUntil }: ChosenTime): boolean =>
  calendar !== '' && isPlainDate(from) && isPlainDate(until) && hoursFrom !== '' && hoursUntil !== ''

export const useEffects = (chosen: ChosenTime) =>
  useCallWhen({ enabled: isWhole(chosen), fresh: 'always' }, 'GET closures/effects', { query: chosen })

export const Effects = ({ effects }: { effects: ClosureEffects }) => {
  const text = useText()
  const language = useLanguage()
  if (effects.visits.length === 0) return <p>{text(messages.noEffects)}</p>
  return (
    <Notice kind="warning" quiet title={text(messages.effects)}>
      <ul>
        {effects.visits.map(({ day, count }) => (
          <li key={day}>{text(messages.ofDay, { day: formatWeekday(language, day), count })}</li>
        ))}
      </ul>
    </Notice>
  )
}
