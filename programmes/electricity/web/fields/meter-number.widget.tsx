// The number of any meter: typed, and looked up with the company meanwhile, so that a wrong one is seen at once.

import { controlOf, inputText, type Widget, type WidgetProps } from '@bawaba/forms/react/widget.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useDelayed } from '@bawaba/ui/use-delayed.ts'
import { useClient } from '@bawaba/web/client/hooks.tsx'
import { useRead } from '@bawaba/web/client/use-read.tsx'
import { useEffect, useState } from 'react'
import { grouped, isMeterNumber, readNumber } from '../../numbers.ts'
import { previewQuery } from '../queries.ts'
import styles from './fields.module.css'
import { messages } from './messages.ts'

const typingMs = 600

/** What the company knows of a number that could be right. */
const Preview = ({ number }: { number: string }) => {
  const text = useText()
  const language = useLanguage()
  const { data, error } = useRead({
    ...previewQuery(useClient(), number),
    retry: false,
    fresh: 'untilChanged',
  })
  if (data) return <Notice kind="success">{text(messages.known, { area: data.area[language] })}</Notice>
  if (!error) return <Notice>{text(messages.checking)}</Notice>
  const isUnknown = (error as { code?: string }).code === 'NOT_FOUND'
  return (
    <Notice kind={isUnknown ? 'warning' : 'info'}>
      {text(isUnknown ? messages.unknown : messages.notChecked)}
    </Notice>
  )
}

const Control = (props: WidgetProps) => {
  const [number, setNumber] = useState('')
  const look = () => {
    const typed = readNumber(inputText(props))
    setNumber(isMeterNumber(typed) ? typed : '')
  }
  const soon = useDelayed(look, typingMs)
  // A draft begins with one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question stays the same one while it is drawn
  useEffect(look, [])
  return (
    <div className={styles.question}>
      <div onInput={soon.start}>
        <TextInput
          {...controlOf(props)}
          latin
          inputMode="numeric"
          autoComplete="off"
          width="medium"
          defaultValue={inputText(props)}
          tidy={typed => (isMeterNumber(readNumber(typed)) ? grouped(readNumber(typed)) : typed)}
        />
      </div>
      {number !== '' && <Preview number={number} />}
    </div>
  )
}

export const meterNumberWidget: Widget = { Control, read: frame => frame.querySelector('input')?.value ?? '' }
