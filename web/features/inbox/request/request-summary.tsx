// A request in brief: what decides about it, and what happened last.

import { type Field, summaryRows } from '@bawaba/forms/index.ts'
import { formatDate } from '@bawaba/language/index.ts'
import { Bdi, Ltr } from '@bawaba/ui/bidi.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { textOf } from '../../../modules/catalogue/texts.ts'
import { Outside } from '../../../modules/requests/outside.tsx'
import { readingOf } from '../../../modules/requests/reading.ts'
import { RequestTimeline } from '../../../modules/requests/timeline.tsx'
import { messages } from '../messages.ts'
import { LettersPart } from './letters-part.tsx'
import { LinksPart } from './links-part.tsx'
import { panelMessages } from './panel-messages.ts'
import { PartHeading, usePartLevel } from './part-heading.tsx'
import type { Shown } from './request-data.tsx'
import styles from './request-parts.module.css'

const lastLines = 4

/** What a service lists or searches by, and what tells a person from another of the same name. */
const isKey = ({ entry }: Field): boolean => Boolean(entry.showColumn || entry.searchField || entry.sensitive)

export const RequestSummary = ({ request, open }: Shown) => {
  const text = useText()
  const language = useLanguage()
  const level = usePartLevel()
  const filing = open?.form.filing
  const keys = new Set(filing?.fields.filter(isKey).map(({ name }) => name))
  const rows = filing
    ? summaryRows(filing, request.data, language, readingOf(request))
        .flatMap(section => section.rows)
        .filter(({ name, isAnswered }) => isAnswered && keys.has(name))
    : []
  return (
    <>
      <section>
        <PartHeading className={styles.title}>{text(panelMessages.facts)}</PartHeading>
        <DefinitionList>
          {open && (
            <Definition term={text(messages.service)}>
              {text(textOf(open.service.translations, open.service.serviceLabel))}
            </Definition>
          )}
          <Definition term={text(messages.sent)}>{formatDate(language, request.createdAt)}</Definition>
          {rows.map(({ name, label, value, latin }) => (
            <Definition key={name} term={label}>
              {latin ? <Ltr>{value}</Ltr> : <Bdi>{value}</Bdi>}
            </Definition>
          ))}
        </DefinitionList>
      </section>
      <section>
        <PartHeading className={styles.title}>{text(panelMessages.latest)}</PartHeading>
        <RequestTimeline
          history={(request.history ?? []).slice(0, lastLines)}
          form={open?.form}
          reader="staff"
        />
      </section>
      <Outside request={request} heading={level} />
      <LettersPart request={request} form={open?.form} />
      <LinksPart request={request} />
    </>
  )
}
