// A person to look for. What is typed may be a mobile number: it travels in a body, and the address holds an id.

import { Bdi, Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { SyntheticEvent } from 'react'
import { useClient } from '../../client/hooks.tsx'
import styles from './audit.module.css'
import { messages } from './messages.ts'
import type { AuditSearch } from './search.ts'

export const PersonFilter = ({ search }: { search: AuditSearch }) => {
  const text = useText()
  const language = useLanguage()
  const client = useClient()
  const { data, mutate, isPending, error } = useMutation({
    mutationFn: (typed: string) => client.call('POST auditLog/people', { body: { text: typed } }),
  })
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('who') ?? '').trim()
    if (typed !== '') mutate(typed)
  }
  if (search.person)
    return (
      <p className={styles.chosen}>
        <Words message={messages.onlyPerson} params={{ name: text(messages.thisPerson) }} />{' '}
        <Link to="." search={{ ...search, person: undefined }}>
          {text(messages.everyone)}
        </Link>
      </p>
    )
  return (
    <div>
      <form method="dialog" noValidate className={styles.who} onSubmit={submit}>
        <FieldFrame
          id="who"
          label={text(messages.person)}
          hint={text(messages.personHint)}
          error={error?.message}
        >
          <TextInput id="who" name="who" autoComplete="off" describedBy="who-hint" invalid={false} />
        </FieldFrame>
        <Button type="submit" icon="search" busy={isPending}>
          {text(messages.find)}
        </Button>
      </form>
      <div role="status">
        {data?.length === 0 && <p>{text(messages.nobody)}</p>}
        {data && data.length > 0 && (
          <ul className={styles.found}>
            {data.map(({ id, ID, name, englishName }) => (
              <li key={id}>
                <Link to="." search={{ ...search, person: id }}>
                  <Bdi>{(language === 'en' && englishName) || name}</Bdi>
                </Link>{' '}
                <Ltr>{ID}</Ltr>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
