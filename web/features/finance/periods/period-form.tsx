// Another period than a month: its first and its last day.

import { addDays } from '@bawaba/language/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useToday } from '../../../client/use-today.tsx'
import { day, partsOf } from '../../../forms/controls/day.tsx'
import { PageForm } from '../../../forms/page-form.tsx'
import { usePageForm } from '../../../forms/use-page-form.tsx'
import finance from '../finance.module.css'
import { messages as common } from '../messages.ts'
import { periodMessages as messages } from './period-messages.ts'

export const PeriodForm = ({ days }: { days: { from: string; to: string } }) => {
  const text = useText()
  const navigate = useNavigate()
  const yesterday = addDays(useToday(), -1)
  const dayField = (name: 'from' | 'to') => ({
    label: text(common[name]),
    required: text(messages.dayMissing),
    initial: partsOf(days[name]),
    control: day({ max: yesterday }),
  })
  const form = usePageForm({
    id: 'period',
    fields: { from: dayField('from'), to: dayField('to') },
    leadsTo: 'field',
    send: ({ from = '', to = '' }) => void navigate({ to: '.', search: { from, to } }),
  })
  return <PageForm form={form} level="h3" className={finance.narrow} action={text(messages.show)} />
}
