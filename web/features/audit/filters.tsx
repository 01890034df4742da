// What to look for besides a person: an area, an event, days.

import { auditKinds, auditStreams } from '@bawaba/contract/audit-kinds.ts'
import { isPlainDate } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useNavigate } from '@tanstack/react-router'
import { partsOf } from '../../forms/controls/day.tsx'
import { filterDay, filterDayOf, noDay } from '../../forms/controls/filter-day.tsx'
import { select } from '../../forms/controls/select.tsx'
import { DaySpanChips } from '../../forms/day-span-chips.tsx'
import { FormField, PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import styles from './audit.module.css'
import { messages } from './messages.ts'
import { type AuditSearch, readAuditSearch } from './search.ts'

export const Filters = ({ search }: { search: AuditSearch }) => {
  const text = useText()
  const navigate = useNavigate()
  const options = (texts: Record<string, { ar: string; en: string }>) =>
    Object.entries(texts).map(([value, label]) => ({ value, label: text(label) }))
  const list = (name: 'stream' | 'kind', texts: Parameters<typeof options>[0]) => ({
    label: text(messages[name]),
    initial: search[name],
    control: select({ placeholder: text(messages.any), options: options(texts) }),
  })
  const dayField = (name: 'from' | 'to') => ({
    label: text(messages[name]),
    initial: filterDayOf(search[name]),
    check: (day: string) => (isPlainDate(day) ? undefined : text(noDay)),
    control: filterDay(),
  })
  const form = usePageForm({
    fields: {
      stream: list('stream', auditStreams),
      kind: list('kind', auditKinds),
      from: dayField('from'),
      to: dayField('to'),
    },
    leadsTo: 'field',
    send: chosen =>
      void navigate({
        to: '.',
        search: readAuditSearch({ ...chosen, person: search.person }),
        resetScroll: false,
      }),
  })
  return (
    <PageForm
      form={form}
      className={styles.form}
      action={text(messages.apply)}
      button={{ icon: 'filter' }}
      beside={
        Object.keys(search).length > 0 && (
          <Button onClick={() => void navigate({ to: '.', search: {}, resetScroll: false })}>
            {text(messages.clear)}
          </Button>
        )
      }
    >
      {Object.keys(form.fields).map(name => (
        <FormField key={name} form={form} name={name} />
      ))}
      <DaySpanChips
        onChoose={({ from, to }) => form.fill({ ...form.read(), from: partsOf(from), to: partsOf(to) })}
      />
    </PageForm>
  )
}
