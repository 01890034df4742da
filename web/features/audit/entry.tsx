// One event: what, when, who and to whom, and the rest for whoever opens it.

import { auditDetails, auditKinds, auditStreams } from '@bawaba/contract/audit-kinds.ts'
import { formatDate, formatNumber, formatTime, type Text } from '@bawaba/language/index.ts'
import { Bdi, Ltr, Name } from '@bawaba/ui/bidi.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Link } from '@tanstack/react-router'
import type { Answer } from '../../client/client.ts'
import styles from './audit.module.css'
import { messages } from './messages.ts'
import type { AuditSearch } from './search.ts'

type Row = Answer<'GET auditLog'>[number]
type Person = NonNullable<Row['actor']>

const textOf = (texts: Record<string, Text>, key: string): Text | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined

const Named = ({ person, search }: { person: Person; search: AuditSearch }) => {
  const language = useLanguage()
  return (
    <Link to="." search={{ ...search, person: person.id }} className={styles.person}>
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
  if (isInstant(value)) return `${formatDate(language, value)} ${formatTime(language, value)}`
  if (value === null) return '–'
  const both = value as Partial<Text>
  if (typeof both.ar === 'string' && typeof both.en === 'string') return <Bdi>{both[language]}</Bdi>
  return <Ltr>{typeof value === 'string' ? value : JSON.stringify(value)}</Ltr>
}

export const Entry = ({ row, search }: { row: Row; search: AuditSearch }) => {
  const text = useText()
  const language = useLanguage()
  const kind = textOf(auditKinds, row.kind)
  const stream = textOf(auditStreams, row.stream.split('/')[0] ?? '')
  const isOther = row.subject && row.subject.id !== row.actor?.id
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <h2 className={styles.kind}>{kind ? text(kind) : <Ltr>{row.kind}</Ltr>}</h2>
        <time dateTime={row.at} className={styles.time}>
          {formatDate(language, row.at)} {formatTime(language, row.at)}
        </time>
      </div>
      <p className={styles.people}>
        <span>
          {text(messages.who)}:{' '}
          {row.actor ? <Named person={row.actor} search={search} /> : text(messages.system)}
        </span>
        {row.onBehalfOf && (
          <span>
            {text(messages.onBehalfOf)}: <Named person={row.onBehalfOf} search={search} />
          </span>
        )}
        {isOther && row.subject && (
          <span>
            {text(messages.whom)}: <Named person={row.subject} search={search} />
          </span>
        )}
      </p>
      <details>
        <summary>{text(messages.details)}</summary>
        <DefinitionList>
          <Definition term={text(messages.stream)}>
            {stream ? text(stream) : <Ltr>{row.stream}</Ltr>}
          </Definition>
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
      </details>
    </li>
  )
}
