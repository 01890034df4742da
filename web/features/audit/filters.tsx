// What to look for besides a person: an area, an event, days. Those that are on are chips.

import { auditKinds, auditStreams } from '@bawaba/contract/audit-kinds.ts'
import { formatDate, isPlainDate } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useNavigate } from '@tanstack/react-router'
import { partsOf } from '../../forms/controls/day.tsx'
import { filterDay, filterDayOf, noDay } from '../../forms/controls/filter-day.tsx'
import { select } from '../../forms/controls/select.tsx'
import { DaySpanChips } from '../../forms/day-span-chips.tsx'
import { FormField, PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { type ActiveFilter, FilterBar } from '../../modules/lists/filter-bar.tsx'
import styles from './audit.module.css'
import { messages } from './messages.ts'
import { PersonFilter } from './person-filter.tsx'
import { type AuditSearch, readAuditSearch } from './search.ts'

const FilterForm = ({ search, onDone }: { search: AuditSearch; onDone: () => void }) => {
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
    send: chosen => {
      const { person, sort } = search
      void navigate({ to: '.', search: readAuditSearch({ ...chosen, person, sort }), resetScroll: false })
      onDone()
    },
  })
  return (
    <PageForm form={form} className={styles.form} action={text(messages.apply)} button={{ icon: 'filter' }}>
      {Object.keys(form.fields).map(name => (
        <FormField key={name} form={form} name={name} />
      ))}
      <DaySpanChips
        onChoose={({ from, to }) => form.fill({ ...form.read(), from: partsOf(from), to: partsOf(to) })}
      />
    </PageForm>
  )
}

type FiltersProps = {
  search: AuditSearch
  /** The name of the person whose events are shown, as far as it is known. */
  person: string | undefined
}

export const Filters = ({ search, person }: FiltersProps) => {
  const text = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const show = (next: AuditSearch) => void navigate({ to: '.', search: next, resetScroll: false })
  const nameIn = (texts: Record<string, { ar: string; en: string }>, key: string) => {
    const name = Object.hasOwn(texts, key) ? texts[key] : undefined
    return name ? text(name) : key
  }
  const values = {
    person: () => person ?? text(messages.thisPerson),
    stream: (value: string) => nameIn(auditStreams, value),
    kind: (value: string) => nameIn(auditKinds, value),
    from: (value: string) => formatDate(language, value),
    to: (value: string) => formatDate(language, value),
  }
  const active = (Object.keys(values) as (keyof typeof values)[]).flatMap((name): ActiveFilter[] => {
    const value = search[name]
    const remove = () => show({ ...search, [name]: undefined })
    return value ? [{ id: name, label: text(messages[name]), value: values[name](value), remove }] : []
  })
  return (
    <FilterBar
      active={active}
      onClear={() => show(search.sort ? { sort: search.sort } : {})}
      search={!search.person && <PersonFilter search={search} />}
    >
      {close => <FilterForm key={JSON.stringify(search)} search={search} onDone={close} />}
    </FilterBar>
  )
}
