// A person to look for. What is typed may be a mobile number: it travels in a body, and the address holds an id.

import { Name, Reference } from '@bawaba/ui/bidi.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Answer } from '../../client/client.ts'
import { useClient } from '../../client/hooks.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import styles from './audit.module.css'
import { messages } from './messages.ts'
import type { AuditSearch } from './search.ts'

export const PersonFilter = ({ search }: { search: AuditSearch }) => {
  const text = useText()
  const language = useLanguage()
  const client = useClient()
  const [found, setFound] = useState<Answer<'POST auditLog/people'>>()
  const form = usePageForm({
    fields: {
      who: { label: text(messages.person), hint: text(messages.personHint), control: line() },
    },
    leadsTo: 'field',
    refused: ({ message }) => ({ who: message }),
    send: async ({ who }) =>
      who === '' ? undefined : client.call('POST auditLog/people', { body: { text: who } }),
    onSent: setFound,
  })
  return (
    <div className={styles.person}>
      <PageForm
        form={form}
        className={styles.who}
        action={text(messages.find)}
        button={{ variant: 'secondary', icon: 'search' }}
      />
      <div role="status">
        {found?.length === 0 && <p>{text(messages.nobody)}</p>}
        {found && found.length > 0 && (
          <ul className={styles.found}>
            {found.map(({ id, ID, name, englishName }) => (
              <li key={id}>
                <Link to="." search={{ ...search, person: id }}>
                  <Name>{(language === 'en' && englishName) || name}</Name>
                </Link>{' '}
                <Reference>{ID}</Reference>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
