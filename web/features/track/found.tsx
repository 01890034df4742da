// Where a request stands, for whoever may follow it.

import type { Calls } from '@bawaba/contract/calls/index.ts'
import { formatDate } from '@bawaba/language/index.ts'
import { Reference } from '@bawaba/ui/bidi.tsx'
import { Card } from '@bawaba/ui/card.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { messages } from './messages.ts'

export type Status = Calls['GET track/:id']['answer']

export const Found = ({ status }: { status: Status }) => {
  const text = useText()
  const language = useLanguage()
  return (
    <Card>
      <h2>{text(status.serviceLabel)}</h2>
      <DefinitionList>
        <Definition term={text(messages.number)}>
          <Reference>{status.ID}</Reference>
        </Definition>
        <Definition term={text(messages.status)}>{text(status.status)}</Definition>
        {status.next && <Definition term={text(messages.next)}>{text(status.next)}</Definition>}
        <Definition term={text(messages.filed)}>{formatDate(language, status.createdAt)}</Definition>
        <Definition term={text(messages.updated)}>{formatDate(language, status.updatedAt)}</Definition>
      </DefinitionList>
    </Card>
  )
}
