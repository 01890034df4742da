// What to look for among messages: a request, a state, a channel.

import type { Text } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useNavigate } from '@tanstack/react-router'
import { select } from '../../forms/controls/select.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { FormField, PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { messages } from './messages.ts'
import styles from './outgoing.module.css'
import { type OutgoingSearch, readOutgoingSearch } from './search.ts'

const states = ['waiting', 'retrying', 'sent', 'dropped', 'givenUp'] as const
const channels = ['sms', 'email'] as const

export const Filters = ({ search }: { search: OutgoingSearch }) => {
  const text = useText()
  const navigate = useNavigate()
  const choice = (label: Text, initial: string | undefined, values: readonly (keyof typeof messages)[]) => ({
    label: text(label),
    initial: initial ?? '',
    control: select({
      placeholder: text(messages.any),
      options: values.map(value => ({ value, label: text(messages[value] as Text) })),
    }),
  })
  const form = usePageForm({
    fields: {
      q: { label: text(messages.find), initial: search.q ?? '', control: line({ latin: true }) },
      state: choice(messages.state, search.state, states),
      channel: choice(messages.channel, search.channel, channels),
    },
    leadsTo: 'field',
    send: chosen => void navigate({ to: '.', search: readOutgoingSearch(chosen), resetScroll: false }),
  })
  return (
    <PageForm
      form={form}
      className={styles.form}
      action={text(messages.apply)}
      button={{ icon: 'filter' }}
      beside={
        Object.keys(search).length > 0 && (
          <Button onClick={() => void navigate({ to: '.', search: {}, resetScroll: false })}>
            {text(messages.clear)}
          </Button>
        )
      }
    >
      {(['q', 'state', 'channel'] as const).map(name => (
        <FormField key={name} form={form} name={name} />
      ))}
    </PageForm>
  )
}
