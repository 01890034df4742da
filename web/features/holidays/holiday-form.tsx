// Adding a holiday: its day, its name in both languages. What stands against it is said at its boxes, and nothing typed is lost.

import { type HolidayError, holidayErrors, longestHolidayName } from '@bawaba/contract/holiday-rules.ts'
import { cairoDate, directionOf, type Language, languages } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { CheckboxInput } from '@bawaba/ui/controls/checkbox-input.tsx'
import { controlClass, describing } from '@bawaba/ui/controls/control.tsx'
import { DateInput } from '@bawaba/ui/controls/date-input.tsx'
import { type DatePart, readDateParts, readDay } from '@bawaba/ui/controls/date-parts.tsx'
import { ErrorSummary, goToControl } from '@bawaba/ui/controls/error-summary.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { serverWords } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { useDraft } from '../../client/use-draft.tsx'
import { announce } from '../../shell/toasts.tsx'
import styles from './holidays.module.css'
import { messages } from './messages.ts'
import { useChanged } from './use-changed.ts'

const labels = {
  date: messages.day,
  'name.ar': messages.nameAr,
  'name.en': messages.nameEn,
} as const
type Field = keyof typeof labels
const boxId = (field: Field): string => `holiday-${field}`

type NameBoxProps = { language: Language; first: string | undefined; error: string | undefined }

const NameBox = ({ language, first, error }: NameBoxProps) => {
  const text = useText()
  const field: Field = `name.${language}`
  const id = boxId(field)
  return (
    <FieldFrame id={id} label={text(labels[field])} error={error}>
      <input
        type="text"
        id={id}
        name={field}
        lang={language}
        dir={directionOf[language]}
        autoComplete={'off'}
        defaultValue={first}
        className={controlClass({ invalid: error !== undefined })}
        {...describing({ invalid: error !== undefined, describedBy: describedBy(id, { error }) })}
      />
    </FieldFrame>
  )
}

type Typed = { date: Record<DatePart, string>; name: Record<Language, string>; isExpected: boolean }

/** What stands in the boxes, whether or not it can be sent. */
const typedIn = (form: HTMLFormElement): Typed => {
  const data = new FormData(form)
  const word = (language: Language) => String(data.get(`name.${language}`) ?? '')
  return {
    date: readDateParts(form),
    name: { ar: word('ar'), en: word('en') },
    isExpected: data.get('isExpected') !== null,
  }
}

const orderOf = (form: HTMLFormElement) => {
  const { name, isExpected } = typedIn(form)
  return { date: readDay(form) ?? '', name: { ar: name.ar.trim(), en: name.en.trim() }, isExpected }
}

export const HolidayForm = () => {
  const text = useText()
  const client = useClient()
  const changed = useChanged()
  const summary = useRef<HTMLDivElement>(null)
  const [errors, setErrors] = useState<HolidayError[]>([])
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  /** Counts what was refused, and what was taken: then the boxes are new ones. */
  const [refusals, setRefusals] = useState(0)
  const [addedCount, setAddedCount] = useState(0)
  const draft = useDraft<Typed>('holiday')
  const [first, setFirst] = useState(draft.read)
  const [today] = useState(() => cairoDate(new Date()))
  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])
  // What had the focus went with the boxes: the next holiday begins in the first one.
  useEffect(() => {
    if (addedCount > 0) goToControl(boxId('date'))
  }, [addedCount])
  const sentenceOf = ({ field, key }: HolidayError) =>
    text(messages[key], { field: text(labels[field]), most: longestHolidayName })
  const errorAt = (field: Field) => {
    const error = errors.find(other => other.field === field)
    return error && sentenceOf(error)
  }
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const order = orderOf(event.currentTarget)
    const found = holidayErrors(order, cairoDate(new Date()))
    setErrors(found)
    setFailure(undefined)
    if (found.length > 0) return setRefusals(refusals + 1)
    setSending(true)
    try {
      await client.call('POST holidays', { body: order })
      announce({ id: 'holidays', kind: 'success', message: messages.added })
      draft.drop()
      setFirst(undefined)
      setAddedCount(addedCount + 1)
      await changed()
    } catch (error) {
      setFailure(serverWords(error) ?? text(messages.failed))
    } finally {
      setSending(false)
    }
  }
  const dateError = errorAt('date')
  const dateId = boxId('date')
  return (
    <section className={styles.add} aria-labelledby="add-holiday">
      <h2 id="add-holiday">{text(messages.addTitle)}</h2>
      <ErrorSummary
        ref={summary}
        heading="h3"
        errors={errors.map(error => ({ target: boxId(error.field), text: sentenceOf(error) }))}
      />
      <form
        key={addedCount}
        noValidate
        className={styles.form}
        onInput={({ currentTarget }) => draft.keep(typedIn(currentTarget))}
        onSubmit={event => void submit(event)}
      >
        <FieldFrame frame="group" id={dateId} label={text(messages.day)} error={dateError}>
          <DateInput
            id={dateId}
            name={'date'}
            defaultValue={first?.date}
            min={today}
            invalid={dateError !== undefined}
          />
        </FieldFrame>
        <div className={styles.pair}>
          {languages.map(language => (
            <NameBox
              key={language}
              language={language}
              first={first?.name[language]}
              error={errorAt(`name.${language}`)}
            />
          ))}
        </div>
        <CheckboxInput
          id="isExpected"
          name="isExpected"
          label={text(messages.isExpected)}
          defaultChecked={first?.isExpected}
        />
        {failure && <Notice kind="error">{failure}</Notice>}
        <div>
          <Button type="submit" variant="primary" busy={isSending}>
            {text(messages.add)}
          </Button>
        </div>
      </form>
    </section>
  )
}
