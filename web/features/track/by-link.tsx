// The request that the link of a message opens: number and code come with it, and nothing has to be typed.

import { requestNumberOf } from '@bawaba/contract/request-number.ts'
import { readTrackingCode } from '@bawaba/contract/short-code.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { isMissing, serverWords } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { Conversation } from './conversation.tsx'
import { Found, type Holder, type Status } from './found.tsx'
import { messages } from './messages.ts'

/** `otherwise` is shown where the link opens nothing. */
export const ByLink = ({ holder, otherwise }: { holder: Holder; otherwise: ReactNode }) => {
  const text = useText()
  const client = useClient()
  const [status, setStatus] = useState<Status>()
  const [failure, setFailure] = useState<string>()
  const id = requestNumberOf(holder.id)
  const code = readTrackingCode(holder.code)
  /** The same link followed again in this tab loads no page: it is read again. */
  const [visits, setVisits] = useState(0)
  useEffect(() => {
    const revisit = () => setVisits(count => count + 1)
    addEventListener('hashchange', revisit)
    return () => removeEventListener('hashchange', revisit)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit reads it again
  useEffect(() => {
    client.call('GET track/:id', { params: { id }, headers: { 'X-Tracking-Secret': code } }).then(
      found => {
        setStatus(found)
        setFailure(undefined)
      },
      error =>
        setFailure(
          isMissing(error) ? text(messages.linkNotFound) : (serverWords(error) ?? text(messages.linkFailed)),
        ),
    )
  }, [client, id, code, text, visits])
  if (failure !== undefined)
    return (
      <>
        <Notice kind="error" quiet>
          {failure}
        </Notice>
        {otherwise}
      </>
    )
  return (
    <div role="status">
      {status ? (
        <Found status={status}>
          <Conversation key={status.updatedAt} status={status} holder={{ id, code }} />
        </Found>
      ) : (
        text(messages.loading)
      )}
    </div>
  )
}
