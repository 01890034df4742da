// The decision on a request for erasure. Its words are needed whatever is decided; erasing is asked for once more.

import type { ErasureCase } from '@bawaba/contract/entities/erasure.ts'
import { formatNumber } from '@bawaba/language/index.ts'
import { Bdi } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { TextArea } from '@bawaba/ui/controls/text-area.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useRef, useState } from 'react'
import { serverWords } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { useFresh } from '../../modules/account/fresh/use-fresh.tsx'
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
  const { fresh, dialog } = useFresh()
  const form = useRef<HTMLFormElement>(null)
  const [isMissing, setMissing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isHolding, setHolding] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const box = `answer-${id}`
  const params = { id }
  const typed = () => (form.current ? String(new FormData(form.current).get('answer') ?? '').trim() : '')
  const run = async (act: () => Promise<unknown>, message: Parameters<typeof changed>[0] = messages.done) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await act()
      await changed(message)
    } catch (error) {
      if (error) setFailure(serverWords(error) ?? text(messages.failed))
    } finally {
      setBusy(false)
    }
  }
  const decide = (decision: 'erase' | 'refuse') =>
    run(() =>
      fresh(() => client.call('POST erasures/:id/decide', { params, body: { decision, answer: typed() } })),
    )
  /** Goes on where something was typed. */
  const withWords = (go: () => void) => {
    setMissing(typed() === '')
    if (typed() === '') form.current?.querySelector('textarea')?.focus()
    else go()
  }
  const error = isMissing ? text(messages.answerMissing) : undefined
  return (
    <>
      <form ref={form} className={styles.form} onSubmit={event => event.preventDefault()} noValidate>
        <FieldFrame id={box} label={text(messages.answer)} hint={text(messages.answerHint)} error={error}>
          <TextArea
            id={box}
            name="answer"
            rows={2}
            invalid={isMissing}
            describedBy={describedBy(box, { hint: true, error })}
          />
        </FieldFrame>
        <div className={styles.acts}>
          {!hold && openRequests === 0 && (
            <Button variant="danger" busy={isBusy} onClick={() => withWords(() => setAsking(true))}>
              {text(messages.eraseNow)}
            </Button>
          )}
          <Button busy={isBusy} onClick={() => withWords(() => void decide('refuse'))}>
            {text(messages.refuse)}
          </Button>
          {hold ? (
            <Button
              busy={isBusy}
              onClick={() =>
                void run(() => client.call('DELETE erasures/:id/hold', { params }), messages.holdLifted)
              }
            >
              {text(messages.lift)}
            </Button>
          ) : (
            <Button onClick={() => setHolding(true)}>{text(messages.hold)}</Button>
          )}
        </div>
        {failure && <Notice kind="error">{failure}</Notice>}
        <Confirm
          isOpen={isAsking}
          title={messages.confirm}
          about={
            <>
              <strong>
                <Bdi>{person.name}</Bdi>
              </strong>{' '}
              · {text(messages.personNumber, { number: formatNumber(language, person.ID) })}
            </>
          }
          effect={messages.confirmEffect}
          action={messages.eraseNow}
          isDanger
          run={async () => {
            setAsking(false)
            await decide('erase')
          }}
          onClose={() => setAsking(false)}
        />
        {dialog}
      </form>
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
