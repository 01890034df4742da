// What people are told, when the portal closes and for how long.

import { cairoInstant } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { ErrorSummary } from '@bawaba/ui/controls/error-summary.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { TextArea } from '@bawaba/ui/controls/text-area.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { Answer, CallInput } from '../../client/client.ts'
import { useClient } from '../../client/hooks.tsx'
import { Confirm } from '../../dialogs/confirm.tsx'
import { atTime, EndFields } from './end-fields.tsx'
import styles from './maintenance.module.css'
import { messages } from './messages.ts'

type State = Answer<'GET maintenance'>
type Order = CallInput<'PUT maintenance'>['body']
type Chosen = {
  message: { ar: string; en: string }
  drainMinutes: number | undefined
  lasts: number | undefined
  /** Where a day and a time were asked for: the instant, or nothing that is one. */
  end?: Date
}

const drains = [5, 10, 15, 30, 60]
const aMinute = 60_000

const boxes = [
  { id: 'message-ar', key: 'ar', label: messages.messageAr, missing: messages.missingAr },
  { id: 'message-en', key: 'en', label: messages.messageEn, missing: messages.missingEn },
] as const

const chosenOf = (form: HTMLFormElement): Chosen => {
  const data = new FormData(form)
  const word = (name: string) => String(data.get(name) ?? '').trim()
  const count = (name: string) => (word(name) === '' ? undefined : Number(word(name)))
  return {
    message: { ar: word('message-ar'), en: word('message-en') },
    drainMinutes: count('drain'),
    ...(word('lasts') === atTime
      ? { lasts: undefined, end: cairoInstant(word('end')) }
      : { lasts: count('lasts') }),
  }
}

/** When the portal closes by what was chosen. */
const beginningOf = ({ drainMinutes }: Chosen, state: State): number => {
  const closed = state.state === 'open' ? Date.now() : Math.max(Date.now(), Date.parse(state.closesAt))
  return drainMinutes === undefined ? closed : Date.now() + drainMinutes * aMinute
}

/** A planned end that is a duration counts from when the portal closes. */
const orderOf = (chosen: Chosen, state: State): Order => {
  const { message, drainMinutes, lasts } = chosen
  const end = lasts === undefined ? chosen.end : new Date(beginningOf(chosen, state) + lasts * aMinute)
  return {
    message,
    ...(drainMinutes === undefined ? {} : { drainMinutes }),
    ...(end ? { until: end.toISOString() } : {}),
  }
}

const effectOf = (isOn: boolean, chosen: Chosen | undefined) => {
  if (isOn && chosen?.drainMinutes === undefined) return messages.changeEffect
  return chosen?.drainMinutes === 0 ? messages.closeNowEffect : messages.closeLaterEffect
}

export const CloseForm = ({
  state,
  onChanged,
}: {
  state: State
  onChanged: (next: State, done: 'doneClosed' | 'doneChanged') => Promise<void>
}) => {
  const text = useText()
  const client = useClient()
  const [chosen, setChosen] = useState<Chosen>()
  const [isAsking, setAsking] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [errors, setErrors] = useState<{ target: string; text: string }[]>([])
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) summary.current?.focus()
  }, [attempt])
  const isOn = state.state !== 'open'
  const initial = isOn ? state.message : messages.defaultMessage
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const next = chosenOf(event.currentTarget)
    const found: typeof errors = boxes
      .filter(({ key }) => next.message[key] === '')
      .map(({ id, missing }) => ({ target: id, text: text(missing) }))
    // What is no time is not ahead either.
    if (next.end && !(next.end.getTime() > beginningOf(next, state)))
      found.push({ target: 'end', text: text(messages.endNotAhead) })
    setErrors(found)
    if (found.length > 0) return setAttempt(attempt + 1)
    setChosen(next)
    setAsking(true)
  }
  const run = async () => {
    if (!chosen) return
    await onChanged(
      await client.call('PUT maintenance', { body: orderOf(chosen, state) }),
      isOn ? 'doneChanged' : 'doneClosed',
    )
  }
  const errorOf = (id: string) => errors.find(({ target }) => target === id)?.text
  return (
    <>
      <ErrorSummary ref={summary} errors={errors} />
      <form method="dialog" noValidate className={styles.form} onSubmit={submit}>
        {boxes.map(({ id, key, label }) => {
          const error = errorOf(id)
          const hint = text(messages.messageHint)
          return (
            <FieldFrame key={id} id={id} label={text(label)} hint={hint} error={error}>
              <TextArea
                id={id}
                name={id}
                rows={3}
                defaultValue={initial[key]}
                invalid={error !== undefined}
                describedBy={describedBy(id, { hint, error })}
              />
            </FieldFrame>
          )
        })}
        <FieldFrame id="drain" label={text(messages.when)} hint={text(messages.whenHint)}>
          <SelectInput
            id="drain"
            name="drain"
            width="medium"
            defaultValue={isOn ? '' : '15'}
            placeholder={isOn ? text(messages.asNow) : undefined}
            options={[
              { value: '0', label: text(messages.now) },
              ...drains.map(count => ({ value: String(count), label: text(messages.inMinutes, { count }) })),
            ]}
            describedBy="drain-hint"
          />
        </FieldFrame>
        <EndFields error={errorOf('end')} />
        <Button type="submit" variant={isOn ? 'secondary' : 'primary'}>
          {text(isOn ? messages.change : messages.close)}
        </Button>
      </form>
      <Confirm
        isOpen={isAsking}
        title={isOn ? messages.confirmChange : messages.confirmClose}
        effect={effectOf(isOn, chosen)}
        action={isOn ? messages.change : messages.close}
        isDanger={!isOn}
        run={run}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
