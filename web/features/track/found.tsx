// Where a request stands, for whoever may follow it.

import type { Calls } from '@bawaba/contract/calls/index.ts'
import { formatDate } from '@bawaba/language/index.ts'
import { Reference } from '@bawaba/ui/bidi.tsx'
import { Card } from '@bawaba/ui/card.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import type { ReactNode } from 'react'
import { messages } from './messages.ts'
import styles from './track-page.module.css'

/** The number and the code that open a request. */
export type Holder = { id: string; code: string }
export type Status = Calls['GET track/:id']['answer']

export const Found = ({ status, children }: { status: Status; children?: ReactNode }) => {
  const text = useText()
  const language = useLanguage()
  return (
    <Card className={styles.part}>
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
      {children}
    </Card>
  )
}
