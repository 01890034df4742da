// What demo mode would have sent: to whom, when, in which words. A plain form: it works without JavaScript.

import { formatDateTime } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallWhen } from '../../client/hooks.tsx'
import { SearchForm } from '../../forms/search-form.tsx'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import { messages } from './messages.ts'
import styles from './outbox-page.module.css'
import type { OutboxSearch } from './search.ts'

export const OutboxPage = () => {
  const text = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const { to }: OutboxSearch = useSearch({ strict: false })
  const {
    data: sent = [],
    refetch,
    isRefetching,
  } = useCallWhen({ fresh: 'always' }, 'GET dev/outbox', { query: { to } })
  const channels: Record<string, string> = { sms: text(messages.sms), email: text(messages.email) }
  usePage({ title: text(messages.title) })
  const find = ({ to: wanted }: Record<string, string>) =>
    void navigate({ to: '/dev/outbox', search: wanted ? { to: wanted } : {} })
  return (
    <div className={shell.page}>
      <div className={styles.page}>
        <div>
          <h1>{text(messages.title)}</h1>
          <p className={styles.intro}>{text(messages.intro)}</p>
        </div>
        <SearchForm values={{ to }} onSearch={find} action="/dev/outbox" className={styles.filter}>
          <FieldFrame id="to" label={text(messages.to)}>
            <TextInput id="to" name="to" latin defaultValue={to} autoComplete="off" />
          </FieldFrame>
          <Button type="submit">{text(messages.show)}</Button>
          <Button icon="refresh" busy={isRefetching} onClick={() => void refetch()}>
            {text(messages.refresh)}
          </Button>
        </SearchForm>
        {sent.length === 0 && <EmptyState title={text(messages.none)} />}
        <ol className={styles.list}>
          {sent.map(({ to: recipient, channel, subject, text: words, code, at }) => (
            <li key={`${at} ${recipient} ${words}`} className={styles.message}>
              <p className={styles.meta}>
                <Ltr>{recipient}</Ltr> · {channels[channel] ?? channel} ·{' '}
                <time dateTime={at}>{formatDateTime(language, at)}</time>
              </p>
              {subject && (
                <p dir="auto">
                  <strong>{subject}</strong>
                </p>
              )}
              <p dir="auto" className={styles.words}>
                {words}
              </p>
              {code && (
                <p>
                  <Ltr className={styles.code}>{code}</Ltr>
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
