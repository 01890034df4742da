// The decision on a request for erasure. Its words are needed whatever is decided; erasing is asked for once more.

import type { ErasureCase } from '@bawaba/contract/entities/erasure.ts'
import { formatNumber } from '@bawaba/language/index.ts'
import { Name } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useState } from 'react'
import { serverWords } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { useSingleMutation } from '../../client/use-single-mutation.tsx'
import { textArea } from '../../forms/controls/text-area.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { Confirm } from '../../modules/dialogs/confirm.tsx'
import { HoldDialog } from './hold-dialog.tsx'
import { messages } from './messages.ts'
import styles from './personal-data.module.css'
import { useChanged } from './use-changed.tsx'

export const ErasureForm = ({ erasure: { id, person, hold, openRequests } }: { erasure: ErasureCase }) => {
  const text = useText()
  const language = useLanguage()
  const client = useClient()
  const changed = useChanged()
  const [isHolding, setHolding] = useState(false)
  const params = { id }
  const form = usePageForm({
    id,
    fields: {
      answer: {
        label: text(messages.answer),
        hint: text(messages.answerHint),
        required: text(messages.answerMissing),
        control: textArea({ rows: 2 }),
      },
    },
    leadsTo: 'field',
    confirms: act => act === 'erase',
    failed: text(messages.failed),
    send: ({ answer }, { act }) => {
      const body = { decision: act === 'erase' ? ('erase' as const) : ('refuse' as const), answer }
      return client.call('POST erasures/:id/decide', { params, body })
    },
    onSent: () => changed(messages.done),
  })
  const lifting = useSingleMutation({
    mutationFn: () => client.call('DELETE erasures/:id/hold', { params }),
    onSuccess: () => changed(messages.holdLifted),
    onError: error => form.refuse(serverWords(error) ?? text(messages.failed)),
  })
  const isBusy = form.isBusy || lifting.isPending
  return (
    <>
      <PageForm
        form={form}
        className={styles.form}
        actions={
          <>
            {!hold && openRequests === 0 && (
              <Button variant="danger" busy={isBusy} onClick={() => form.submit('erase')}>
                {text(messages.eraseNow)}
              </Button>
            )}
            <Button busy={isBusy} onClick={() => form.submit('refuse')}>
              {text(messages.refuse)}
            </Button>
            {hold ? (
              <Button busy={isBusy} onClick={() => lifting.mutate()}>
                {text(messages.lift)}
              </Button>
            ) : (
              <Button onClick={() => setHolding(true)}>{text(messages.hold)}</Button>
            )}
          </>
        }
      />
      <Confirm
        isOpen={form.waiting !== undefined}
        title={messages.confirm}
        about={
          <>
            <strong>
              <Name>{person.name}</Name>
            </strong>{' '}
            · {text(messages.personNumber, { number: formatNumber(language, person.ID) })}
          </>
        }
        effect={messages.confirmEffect}
        action={messages.eraseNow}
        isDanger
        run={async () => {
          // Another question may follow: who one is.
          form.leave()
          await form.confirm().catch(({ message }) => form.refuse(message))
        }}
        onClose={form.leave}
      />
      {isHolding && (
        <HoldDialog
          place={async ({ reason }) => {
            await client.call('POST erasures/:id/hold', { params, body: { reason } })
            await changed(messages.holdPlaced)
          }}
          onClose={() => setHolding(false)}
        />
      )}
    </>
  )
}
