// A warning for designers: days of each month that some months lack, such as the 30th of February.

import type { ServiceSwitches } from '@bawaba/contract/entities/service-switches.ts'
import { monthsWithout } from '@bawaba/contract/open-days.ts'
import { listSeparator, type Messages, monthNames } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { monthly } from '../../modules/catalogue/monthly.ts'

const messages = {
  title: { ar: 'لا تُفتح الخدمة في بعض الشهور', en: 'The service never opens in some months' },
  effect: {
    ar: '{open}. لا توجد هذه الأيام في: {months}. غيّر الأيام في تعريف الخدمة.',
    en: '{open}. These days do not exist in: {months}. Change the days in the definition.',
  },
} as const satisfies Messages

export const MissingMonths = ({ days }: { days: ServiceSwitches['monthly'] }) => {
  const text = useText()
  const language = useLanguage()
  const missing = days ? monthsWithout(days) : []
  if (!days || missing.length === 0) return null
  const names = monthNames(language)
  const months = missing.map(month => names[month]).join(listSeparator[language])
  return (
    <Notice kind="warning" quiet title={text(messages.title)}>
      {text(messages.effect, { open: monthly(language, days.from, days.to), months })}
    </Notice>
  )
}
