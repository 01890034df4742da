// What a day off hits: visits that are booked on it and requests that are due on it, as its administrator reads it before.

import type { HolidayEffects } from '@bawaba/contract/entities/appointment.ts'
import { isPlainDate } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useCallWhen } from '../../client/hooks.tsx'
import { messages } from './effect-messages.ts'

export const visitsIn = ({ visits }: HolidayEffects): number =>
  visits.reduce((sum, { count }) => sum + count, 0)

export const useEffects = (date: string) =>
  useCallWhen({ enabled: isPlainDate(date), fresh: 'always' }, 'GET holidays/:date/effects', {
    params: { date },
  })

export const Effects = ({ effects }: { effects: HolidayEffects }) => {
  const text = useText()
  const language = useLanguage()
  const booked = visitsIn(effects)
  if (booked === 0 && effects.due === 0) return null
  return (
    <Notice kind="warning" quiet title={text(messages.title)}>
      {booked > 0 && (
        <>
          <p>
            <Words message={messages.booked} params={{ count: booked }} />
          </p>
          <ul>
            {effects.visits.map(({ calendar, name, count }) => (
              <li key={calendar}>{text(messages.ofCenter, { center: name[language], count })}</li>
            ))}
          </ul>
        </>
      )}
      {effects.due > 0 && (
        <p>
          <Words message={messages.due} params={{ count: effects.due }} />
        </p>
      )}
    </Notice>
  )
}
