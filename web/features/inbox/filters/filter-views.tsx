// How each filter of the inbox is drawn: what its chips say, and its controls in the form. A filter without a row here, or a
// row without one of the two, does not compile.

import { filedKinds, kindLabel } from '@bawaba/forms/workflow/state-kinds.ts'
import { formatDate, type Text } from '@bawaba/language/index.ts'
import { Bdi, Ltr, Name } from '@bawaba/ui/bidi.tsx'
import type { Choice } from '@bawaba/ui/controls/select-input.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { type BoundText, useLanguage, useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import type { DayParts } from '../../../forms/controls/day.tsx'
import { filterDay, filterDayOf } from '../../../forms/controls/filter-day.tsx'
import { select } from '../../../forms/controls/select.tsx'
import { text as line } from '../../../forms/controls/text.tsx'
import type { PageField } from '../../../forms/fields.ts'
import { personName } from '../../../modules/requests/history.ts'
import { type AnswerFilter, type FilterName, type InboxSearch, toInbox, without } from '../address.ts'
import { messages } from '../messages.ts'
import { masked, recall } from '../search/looked-for.ts'
import { filterMessages as words } from './filter-messages.ts'
import { answerName, hasLimits } from './filter-reading.ts'
import { holdNames } from './filter-rows.ts'
import styles from './filters.module.css'
import { limitName, limits } from './number-filter.ts'
import { type AnswerField, useAnswerFields, useEmployees } from './use-filters.tsx'

export type ServiceChoice = { slug: string; name: string }
/** What is typed differs by its control; what is meant is a text. */
export type FilterField = PageField<string, string> | PageField<DayParts, string>
type ControlsInput = {
  text: BoundText
  search: InboxSearch
  /** The service that is chosen in the form. */
  service: string
  answers: readonly AnswerField[]
  services: readonly Choice[]
  assignees: readonly Choice[]
}
type ChipsProps<Value> = { value: Value; search: InboxSearch; services: readonly ServiceChoice[] }
type FilterView<Value> = {
  Chips: ComponentType<ChipsProps<Value>>
  /** By the name of the control; null where it is chosen elsewhere on the page. */
  controls: ((input: ControlsInput) => Record<string, FilterField>) | null
}

const Chip = ({ search, children }: { search: InboxSearch; children: ReactNode }) => (
  <li>
    <Link {...toInbox(search)} className={styles.on}>
      <VisuallyHidden>
        <Words message={messages.removeFilter} />{' '}
      </VisuallyHidden>
      <span>{children}</span>
      <Icon name="close" />
    </Link>
  </li>
)
/** One chip, which takes the whole filter away. */
const chip =
  <Name extends FilterName>(
    name: Name,
    Sentence: ComponentType<{
      value: NonNullable<InboxSearch[Name]>
      services: readonly ServiceChoice[]
    }>,
  ): FilterView<NonNullable<InboxSearch[Name]>>['Chips'] =>
  ({ value, search, services }) => (
    <Chip search={without(search, name)}>
      <Sentence value={value} services={services} />
    </Chip>
  )

const list = (
  { text }: ControlsInput,
  label: Text,
  options: readonly Choice[],
  initial?: string,
  placeholder: Text = words.any,
): FilterField => ({
  label: text(label),
  initial,
  control: select({ options, placeholder: text(placeholder) }),
})
const day = ({ text }: ControlsInput, label: Text, initial?: string): FilterField => ({
  label: text(label),
  initial: filterDayOf(initial),
  control: filterDay(),
})

const Assignee = ({ value }: { value: string }) => {
  const text = useText()
  const language = useLanguage()
  const person = useEmployees(true).find(({ id }) => id === value)
  const unnamed = value === 'none' ? words.nobody : value === 'some' ? words.anybody : words.someone
  const name = person ? personName(person, language) : text(unnamed)
  return <Words message={words.assigneeIs} params={{ name: <Name>{name}</Name> }} />
}
const Person = ({ value }: { value: string }) => {
  const person = recall(useQueryClient(), value)
  if (!person) return <Words message={words.personLost} />
  return <Words message={words.personIs} params={{ number: <Ltr>{masked(person)}</Ltr> }} />
}

const shown = (value: AnswerFilter | undefined): string =>
  value === undefined ? '' : typeof value === 'object' ? ('has' in value ? value.has : '') : String(value)
const numberShown = (value: number | undefined, field?: AnswerField): string =>
  value === undefined ? '' : (field?.written?.edited(value) ?? String(value))

/** A chip for every answer; each takes its own away. */
const AnswerChips = ({ value: answers, search }: ChipsProps<Record<string, AnswerFilter>>) => {
  const text = useText()
  const fields = useAnswerFields(search.service)
  const valueText = (name: string, value: AnswerFilter): string => {
    if (typeof value === 'boolean') return text(value ? words.yes : words.no)
    const field = fields.find(each => each.name === name)
    const format = (one: number) => field?.written?.format(one) ?? String(one)
    if (typeof value === 'number') return format(value)
    if (typeof value === 'object' && 'min' in value)
      return text(words.between, { min: format(value.min), max: format(value.max) })
    return field?.options.find(option => option.value === value)?.label ?? shown(value)
  }
  return Object.entries(answers).map(([name, value]) => {
    const { [name]: _, ...rest } = answers
    const left = Object.keys(rest).length > 0 ? rest : undefined
    return (
      <Chip key={name} search={{ ...without(search, 'answers'), answers: left }}>
        <Words
          message={words.answerIs}
          params={{
            label: <Bdi>{fields.find(field => field.name === name)?.label ?? name}</Bdi>,
            value: <Bdi>{valueText(name, value)}</Bdi>,
          }}
        />
      </Chip>
    )
  })
}

const answerControls = ({ text, search, service, answers }: ControlsInput): Record<string, FilterField> => {
  const present = search.service === service ? search.answers : undefined
  const yesNo = [
    { value: 'true', label: text(words.yes) },
    { value: 'false', label: text(words.no) },
  ]
  const controlOf = ({ compare, options }: AnswerField) => {
    const choices = compare === 'boolean' ? yesNo : options
    return choices.length > 0 ? select({ options: choices, placeholder: text(words.any) }) : line()
  }
  const entryOf = (answer: AnswerField) => {
    const answered = present?.[answer.name]
    const value = typeof answered === 'number' ? numberShown(answered, answer) : shown(answered)
    return answer.compare === 'day'
      ? { initial: filterDayOf(value || undefined), control: filterDay() }
      : { initial: value, control: controlOf(answer) }
  }
  const limitFields = (answer: AnswerField) => {
    const answered = present?.[answer.name]
    const between = typeof answered === 'object' && 'min' in answered ? answered : undefined
    return limits.map(limit => [
      limitName(answerName(answer.name), limit),
      {
        label: text(words[limit], { label: answer.label }),
        version: service,
        initial: numberShown(between?.[limit], answer),
        control: line(),
      },
    ])
  }
  return Object.fromEntries(
    answers.flatMap(answer => [
      [answerName(answer.name), { label: answer.label, version: service, ...entryOf(answer) }],
      ...(hasLimits(answer) ? limitFields(answer) : []),
    ]),
  )
}

export const filterViews: { [Name in FilterName]: FilterView<NonNullable<InboxSearch[Name]>> } = {
  service: {
    Chips: chip('service', ({ value, services }) => (
      <Words
        message={messages.serviceIs}
        params={{ service: <Bdi>{services.find(({ slug }) => slug === value)?.name ?? value}</Bdi> }}
      />
    )),
    controls: input => ({
      service: list(input, messages.service, input.services, input.search.service, messages.anyService),
    }),
  },
  number: {
    Chips: chip('number', ({ value }) => (
      <Words message={messages.numberHas} params={{ number: <Ltr>{value}</Ltr> }} />
    )),
    controls: null,
  },
  status: {
    Chips: chip('status', ({ value }) => {
      const text = useText()
      return text(words.kindIs, { kind: text(kindLabel(value)) })
    }),
    controls: input => {
      const kinds = filedKinds.map(value => ({ value, label: input.text(kindLabel(value)) }))
      return { status: list(input, words.kind, kinds, input.search.status) }
    },
  },
  assignee: {
    Chips: chip('assignee', Assignee),
    controls: input => ({ assignee: list(input, words.assignee, input.assignees, input.search.assignee) }),
  },
  hold: {
    Chips: chip('hold', ({ value }) => useText()(words.holdIs, { why: useText()(words[value]) })),
    controls: input => {
      const options = holdNames.map(value => ({ value, label: input.text(words[value]) }))
      return { hold: list(input, words.hold, options, input.search.hold) }
    },
  },
  since: {
    Chips: chip('since', ({ value }) => useText()(words.sinceIs, { day: formatDate(useLanguage(), value) })),
    controls: input => ({ since: day(input, words.since, input.search.since) }),
  },
  until: {
    Chips: chip('until', ({ value }) => useText()(words.untilIs, { day: formatDate(useLanguage(), value) })),
    controls: input => ({ until: day(input, words.until, input.search.until) }),
  },
  person: { Chips: chip('person', Person), controls: null },
  answers: { Chips: AnswerChips, controls: answerControls },
}
