// What a meter shows: typed beside the reading before it, with the difference as one types; a jump that is out of the
// ordinary is confirmed in its place.

import { controlOf, inputText, type Widget, type WidgetProps } from '@bawaba/forms/react/widget.tsx'
import { formatDate, formatNumber } from '@bawaba/language/index.ts'
import { CheckboxInput } from '@bawaba/ui/controls/checkbox-input.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useClient } from '@bawaba/web/client/hooks.tsx'
import { useRead } from '@bawaba/web/client/use-read.tsx'
import { useState } from 'react'
import { countOf, plain } from '../../fields/objects.ts'
import { largestReading, typedReading } from '../../fields/reading/reading.ts'
import { readingQuery } from '../queries.ts'
import styles from './fields.module.css'
import { messages } from './messages.ts'
import { useMeter } from './use-meter.tsx'

const Before = ({ number, value }: { number: string; value: number | undefined }) => {
  const text = useText()
  const language = useLanguage()
  const { data } = useRead({ ...readingQuery(useClient(), number), retry: false, fresh: 'untilChanged' })
  if (!data) return null
  const { previous, window, submitted } = data
  const days = { from: formatDate(language, window.from), to: formatDate(language, window.to) }
  if (submitted)
    return (
      <Notice kind="warning">
        {text(messages.alreadyRead, { value: formatNumber(language, submitted.value) })}
      </Notice>
    )
  const difference = value === undefined ? undefined : value - previous.value
  return (
    <>
      <span hidden data-previous={previous.value} />
      <DefinitionList>
        <Definition term={text(messages.previous)}>
          {text(messages.onDay, {
            value: formatNumber(language, previous.value),
            day: formatDate(language, previous.on),
          })}
        </Definition>
        {difference !== undefined && difference > 0 && (
          <Definition term={text(messages.difference)}>
            {text(messages.kilowattHours, { count: difference })}
          </Definition>
        )}
      </DefinitionList>
      <Notice kind={window.isOpen ? 'info' : 'warning'}>
        {text(window.isOpen ? messages.windowOpen : messages.windowClosed, days)}
      </Notice>
    </>
  )
}

const Control = (props: WidgetProps) => {
  const { field, store, id } = props
  const text = useText()
  const raw = store.get(field.name)
  const typed = typedReading(raw)
  const [value, setValue] = useState(countOf(typed, largestReading))
  const number = useMeter(store)
  const isAsked = store.errorOf(field.name)?.key === 'unusual' || plain(raw)?.isSure === true
  return (
    <div className={styles.question}>
      {number === '' ? (
        <p className={styles.meta}>{text(messages.chooseMeter)}</p>
      ) : (
        <Before number={number} value={value} />
      )}
      <div onInput={event => setValue(countOf((event.target as HTMLInputElement).value, largestReading))}>
        <TextInput
          {...controlOf(props)}
          latin
          inputMode="numeric"
          autoComplete="off"
          width="short"
          defaultValue={
            typeof typed === 'number' || typeof typed === 'string' ? String(typed) : inputText(props)
          }
        />
      </div>
      {isAsked && (
        <CheckboxInput
          id={`${id}-sure`}
          name={`${field.name}.isSure`}
          invalid={false}
          label={text(messages.sure)}
          defaultChecked={plain(raw)?.isSure === true}
        />
      )}
    </div>
  )
}

/** A number alone, or with the word that it is right, and with the reading before it where the page knows that. */
const read = (frame: Element): unknown => {
  const value = frame.querySelector<HTMLInputElement>('input:not([type="checkbox"])')?.value ?? ''
  const isSure = frame.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked === true
  const previous = frame.querySelector<HTMLElement>('[data-previous]')?.dataset.previous
  if (value === '' || (!isSure && previous === undefined)) return value
  return { value, ...(isSure ? { isSure } : {}), ...(previous === undefined ? {} : { previous }) }
}

export const readingWidget: Widget = { Control, read }
