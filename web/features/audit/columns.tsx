// The columns of the audit, and the rest of an event for readers who open it.

import { auditDetails, auditKinds, auditStreams } from '@bawaba/contract/audit-kinds.ts'
import { formatDateTime, formatNumber, type Text } from '@bawaba/language/index.ts'
import { Bdi, Ltr, Name } from '@bawaba/ui/bidi.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Link } from '@tanstack/react-router'
import type { Answer } from '../../client/client.ts'
import type { Column } from '../../modules/lists/column.ts'
import { Moment } from '../../modules/lists/moment.tsx'
import { messages } from './messages.ts'
import type { AuditSearch } from './search.ts'

export type Row = Answer<'GET auditLog'>[number]
type Person = NonNullable<Row['actor']>

const textOf = (texts: Record<string, Text>, key: string): Text | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined

const Named = ({ person, search }: { person: Person; search: AuditSearch }) => {
  const language = useLanguage()
  return (
    <Link to="." search={{ ...search, person: person.id }}>
      <Name>{(language === 'en' && person.englishName) || person.name || person.ID}</Name>
    </Link>
  )
}

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)

/** A part of the detail as people read it; what has no form of its own is shown as it is stored. */
const Value = ({ value }: { value: unknown }) => {
  const language = useLanguage()
  const text = useText()
  if (typeof value === 'boolean') return text(value ? messages.yes : messages.no)
  if (typeof value === 'number') return formatNumber(language, value)
  if (isInstant(value)) return formatDateTime(language, value)
  if (value === null) return '–'
  const both = value as Partial<Text>
  if (typeof both.ar === 'string' && typeof both.en === 'string') return <Bdi>{both[language]}</Bdi>
  return <Ltr>{typeof value === 'string' ? value : JSON.stringify(value)}</Ltr>
}

export const useEventName = () => {
  const text = useText()
  return ({ kind }: Row): string => {
    const name = textOf(auditKinds, kind)
    return name ? text(name) : kind
  }
}

export const useEventColumns = (search: AuditSearch): readonly Column<Row>[] => {
  const text = useText()
  const nameOf = useEventName()
  const person = (one: Person) => <Named person={one} search={search} />
  return [
    { id: 'kind', label: messages.kind, isHead: true, cell: row => <Bdi>{nameOf(row)}</Bdi> },
    {
      id: 'at',
      label: messages.time,
      sort: 'at',
      isDescendingFirst: true,
      cell: ({ at }) => <Moment at={at} />,
    },
    {
      id: 'who',
      label: messages.who,
      cell: ({ actor, onBehalfOf }) => (
        <>
          {actor ? person(actor) : text(messages.system)}
          {onBehalfOf && (
            <>
              {' · '}
              {text(messages.onBehalfOf)}: {person(onBehalfOf)}
            </>
          )}
        </>
      ),
    },
    {
      id: 'whom',
      label: messages.whom,
      cell: ({ subject, actor }) => (subject && subject.id !== actor?.id ? person(subject) : null),
    },
    {
      id: 'stream',
      label: messages.stream,
      cell: ({ stream }) => {
        const name = textOf(auditStreams, stream.split('/')[0] ?? '')
        return name ? text(name) : <Ltr>{stream}</Ltr>
      },
    },
  ]
}

export const EventDetails = ({ row }: { row: Row }) => {
  const text = useText()
  const language = useLanguage()
  return (
    <DefinitionList>
      <Definition term={text(messages.place)}>{formatNumber(language, row.place)}</Definition>
      {row.address && (
        <Definition term={text(messages.address)}>
          <Ltr>{row.address}</Ltr>
        </Definition>
      )}
      {Object.entries(row.detail).map(([key, value]) => {
        const name = textOf(auditDetails, key)
        return (
          <Definition key={key} term={name ? text(name) : <Ltr>{key}</Ltr>}>
            <Value value={value} />
          </Definition>
        )
      })}
    </DefinitionList>
  )
}
