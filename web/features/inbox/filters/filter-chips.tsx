// A chip with a cross for every filter that is on: nothing narrows the list unseen.

import { kindLabel } from '@bawaba/forms/workflow/state-kinds.ts'
import { formatDate } from '@bawaba/language/index.ts'
import { Bdi, Ltr } from '@bawaba/ui/bidi.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { personName } from '../../../modules/requests/history.ts'
import {
  type AnswerFilter,
  type FilterName,
  filterNames,
  type InboxSearch,
  toInbox,
  without,
} from '../address.ts'
import { messages } from '../messages.ts'
import { masked, recall } from '../search/looked-for.ts'
import { filterMessages as words } from './filter-messages.ts'
import styles from './filters.module.css'
import { useAnswerFields, useEmployees } from './use-filters.tsx'

export type ServiceChoice = { slug: string; name: string }

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

/** What each filter says of itself. */
const useWords = (search: InboxSearch, services: readonly ServiceChoice[]) => {
  const text = useText()
  const language = useLanguage()
  const queries = useQueryClient()
  const employees = useEmployees(search.assignee !== undefined)
  const assigneeName = (id: string) => {
    const person = employees.find(other => other.id === id)
    if (id === 'none') return text(words.nobody)
    return person ? personName(person, language) : text(words.someone)
  }
  const sentences: {
    [Name in Exclude<FilterName, 'answers'>]: (value: NonNullable<InboxSearch[Name]>) => ReactNode
  } = {
    service: slug => (
      <Words
        message={messages.serviceIs}
        params={{ service: <Bdi>{services.find(service => service.slug === slug)?.name ?? slug}</Bdi> }}
      />
    ),
    number: number => <Words message={messages.numberHas} params={{ number: <Ltr>{number}</Ltr> }} />,
    status: kind => text(words.kindIs, { kind: text(kindLabel(kind)) }),
    assignee: id => <Words message={words.assigneeIs} params={{ name: <Bdi>{assigneeName(id)}</Bdi> }} />,
    since: day => text(words.sinceIs, { day: formatDate(language, day) }),
    until: day => text(words.untilIs, { day: formatDate(language, day) }),
    person: handle => {
      const person = recall(queries, handle)
      return person ? (
        <Words message={words.personIs} params={{ number: <Ltr>{masked(person)}</Ltr> }} />
      ) : (
        text(words.personLost)
      )
    },
  }
  return sentences as Record<string, (value: unknown) => ReactNode>
}

const AnswerChips = ({ search }: { search: InboxSearch }) => {
  const text = useText()
  const fields = useAnswerFields(search.service)
  const valueText = (name: string, value: AnswerFilter): string => {
    if (typeof value === 'object') return value.has
    if (typeof value === 'boolean') return text(value ? words.yes : words.no)
    const option = fields.find(field => field.name === name)?.options.find(({ value: own }) => own === value)
    return option?.label ?? String(value)
  }
  return Object.entries(search.answers ?? {}).map(([name, value]) => {
    const { [name]: _, ...rest } = search.answers ?? {}
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

export const FilterChips = ({
  search,
  services,
}: {
  search: InboxSearch
  services: readonly ServiceChoice[]
}) => {
  const words = useWords(search, services)
  return (
    <ul className={styles.chips}>
      {filterNames.map(name => {
        const value = search[name]
        if (value === undefined || name === 'answers') return null
        return (
          <Chip key={name} search={without(search, name)}>
            {words[name]?.(value)}
          </Chip>
        )
      })}
      {search.answers && <AnswerChips search={search} />}
    </ul>
  )
}
