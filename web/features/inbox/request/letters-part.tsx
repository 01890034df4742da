// The letters of a request for staff; whoever may revokes one, with a reason, after a question.

import type { Letter } from '@bawaba/contract/entities/letter.ts'
import type { Request } from '@bawaba/contract/entities/request.ts'
import { scopeOf } from '@bawaba/contract/policy.ts'
import { supervising } from '@bawaba/contract/policy-rows.ts'
import type { CompiledService } from '@bawaba/forms/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient, useSession } from '../../../client/hooks.tsx'
import { textArea } from '../../../forms/controls/text-area.tsx'
import { PageForm } from '../../../forms/page-form.tsx'
import { usePageForm } from '../../../forms/use-page-form.tsx'
import { messages } from '../../../modules/letters/messages.ts'
import { RequestLetters } from '../../../modules/letters/request-letters.tsx'
import { announce } from '../../../shell/toasts.tsx'
import { usePartLevel } from './part-heading.tsx'
import { named } from './request-data.tsx'
import parts from './request-parts.module.css'

const useMayRevoke = (): boolean => {
  const { user } = useSession()
  const caller = { mode: 'EMPLOYEE', roles: user?.roles ?? [] } as const
  return scopeOf(supervising, caller) !== undefined
}

const RevokeForm = ({
  request,
  number,
  onDone,
}: {
  request: Request
  number: string
  onDone: () => void
}) => {
  const text = useText()
  const client = useClient()
  const queries = useQueryClient()
  const form = usePageForm({
    id: `revoke-${number}`,
    fields: {
      reason: {
        label: text(messages.reason),
        hint: text(messages.reasonHint),
        required: text(messages.reasonMissing),
        control: textArea({ rows: 3 }),
      },
    },
    leadsTo: 'field',
    failed: text(messages.failed),
    send: ({ reason = '' }) =>
      client.call('POST :service/:id/letters/:number/revoke', {
        params: { ...named(request), number },
        body: { reason },
      }),
    onSent: async () => {
      announce({ id: 'letters', kind: 'success', message: messages.revoked })
      await queries.invalidateQueries()
      onDone()
    },
  })
  return <PageForm form={form} action={text(messages.revoke)} button={{ variant: 'danger' }} />
}

const Revoke = ({ request, letter: { number } }: { request: Request; letter: Letter }) => {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button small variant="tertiary" onClick={() => setIsOpen(true)}>
        {text(messages.revoke)}
        <VisuallyHidden>
          {' '}
          <Ltr>{number}</Ltr>
        </VisuallyHidden>
      </Button>
      <Dialog
        open={isOpen}
        title={<Words message={messages.revokeTitle} params={{ number: <Ltr>{number}</Ltr> }} />}
        onClose={close}
      >
        <p>{text(messages.revokeEffect)}</p>
        {isOpen && <RevokeForm request={request} number={number} onDone={close} />}
      </Dialog>
    </>
  )
}

export const LettersPart = ({ request, form }: { request: Request; form: CompiledService | undefined }) => {
  const mayRevoke = useMayRevoke()
  const level = usePartLevel()
  return (
    <RequestLetters
      request={request}
      form={form}
      heading={level}
      titleClass={parts.title}
      beside={letter =>
        mayRevoke && letter.state !== 'revoked' && <Revoke request={request} letter={letter} />
      }
    />
  )
}
