// How an applicant who chose it in the form is reached: a call that staff owe, or where our messages go.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { formatDateTime, t } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { serverWords } from '../../../client/call-error.ts'
import { useClient } from '../../../client/hooks.tsx'
import { useSingleMutation } from '../../../client/use-single-mutation.tsx'
import { contactWayTexts as messages } from './contact-way-texts.ts'
import { named, useTake } from './request-data.tsx'

export const ContactWay = ({ request }: { request: Request }) => {
  const text = useText()
  const language = useLanguage()
  const { contact } = request
  if (!contact) return null
  const { way, to, callSince } = contact
  if (callSince === undefined)
    return (
      <p>
        {text(messages[way])} <Ltr>{to}</Ltr>
      </p>
    )
  return (
    <Notice kind="warning" quiet title={text(messages.owed)} actions={<Outcomes request={request} />}>
      <p>
        <Ltr>{to}</Ltr>
      </p>
      <p>{t(language, messages.since, { time: formatDateTime(language, callSince) })}</p>
    </Notice>
  )
}

const Outcomes = ({ request }: { request: Request }) => {
  const text = useText()
  const client = useClient()
  const take = useTake()
  const note = useSingleMutation({
    mutationFn: (isReached: boolean) =>
      client.call('POST :service/:id/called', { params: named(request), body: { isReached } }),
    onSuccess: changed => void take(changed),
  })
  return (
    <>
      <Button small busy={note.isPending} onClick={() => note.mutate(true)}>
        {text(messages.reached)}
      </Button>
      <Button small busy={note.isPending} onClick={() => note.mutate(false)}>
        {text(messages.notReached)}
      </Button>
      {note.error && <p role="alert">{serverWords(note.error) ?? text(messages.failed)}</p>}
    </>
  )
}
