// Where the links of the newsletter lead: one press begins or ends a subscription, never the opening of the page: programs
// that look at mail open its links. The token is taken out of the address at once. Without one, the page asks for an address.

import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useSearch } from '@tanstack/react-router'
import { isCallError } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { useSingleMutation } from '../../client/use-single-mutation.tsx'
import { useLinkToken } from '../../shell/link-token.ts'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import { messages } from './contact.messages.ts'
import styles from './contact.module.css'
import { NewsletterForm } from './newsletter-form.tsx'
import { ReadingPage } from './reading.tsx'
import type { ContentSearch } from './search.ts'

const acts = {
  begin: {
    call: 'POST newsletter/confirm',
    title: messages.confirmTitle,
    text: messages.confirmText,
    action: messages.confirm,
    done: messages.confirmed,
  },
  end: {
    call: 'POST newsletter/unsubscribe',
    title: messages.endTitle,
    text: messages.endText,
    action: messages.end,
    done: messages.ended,
  },
} as const

const ByLink = ({ act, token }: { act: keyof typeof acts; token: string }) => {
  const text = useText()
  const client = useClient()
  const { call, text: words, action, done } = acts[act]
  const { mutate, isPending, isSuccess, error } = useSingleMutation({
    mutationFn: () => client.call(call, { body: { token } }),
    throwOnError: failure => !isCallError(failure),
  })
  const isOver = isSuccess || error !== null
  return (
    <div className={styles.narrow}>
      {!isOver && (
        <>
          <p>{text(words)}</p>
          <div>
            <Button variant="primary" busy={isPending} onClick={() => mutate()}>
              {text(action)}
            </Button>
          </div>
        </>
      )}
      <div role="status">
        {isSuccess && <Notice kind="success">{text(done)}</Notice>}
        {error && <Notice kind="warning">{error.message}</Notice>}
      </div>
      {isOver && (
        <div>
          <GoButton to="/">{text(messages.home)}</GoButton>
        </div>
      )}
    </div>
  )
}

export const NewsletterPage = () => {
  const text = useText()
  const { end }: ContentSearch = useSearch({ strict: false })
  const token = useLinkToken()
  const act = end ? 'end' : 'begin'
  const title = text(token ? acts[act].title : messages.newsletter)
  usePage({ title, description: text(messages.newsletterText) })
  return (
    <ReadingPage title={title} lead={token ? undefined : text(messages.newsletterText)}>
      {token ? <ByLink key={token} act={act} token={token} /> : <NewsletterForm />}
    </ReadingPage>
  )
}
