// The question that reserves a unit: its code is typed, or it is chosen from what is available. It is held at once, and the
// question says until when.

import { inputText, type Widget, type WidgetProps } from '@bawaba/forms/react/widget.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useDelayed } from '@bawaba/ui/use-delayed.ts'
import { useHold } from '@bawaba/web/modules/reservations/use-hold.tsx'
import { useEffect, useRef, useState } from 'react'
import { unitKind } from '../../fields/unit/unit.ts'
import { HoldNotice } from './hold-notice.tsx'
import { messages } from './messages.ts'
import styles from './unit-field.module.css'
import { UnitPicker } from './unit-picker.tsx'
import { useResidence } from './use-residence.tsx'

const typingMs = 800

const Control = (props: WidgetProps) => {
  const { field, store, widgets, id } = props
  const text = useText()
  const country = useResidence(store, field.kind.residence)
  const [hold, take] = useHold(unitKind, country)
  const [picked, setPicked] = useState(0)
  /** The unit that was wanted last. */
  const latest = useRef('')
  const takeTyped = () => {
    const parsed = field.kind.parse(inputText(props), field)
    const code = 'value' in parsed ? (parsed.value as string | undefined) : undefined
    if (code !== undefined && code !== latest.current) take(code)
    latest.current = code ?? ''
  }
  const soon = useDelayed(takeTyped, typingMs)
  // A draft, or a link to a unit, begins with one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question stays the same one while it is drawn
  useEffect(takeTyped, [])
  // Another country may have a claim to the unit, or none any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `take` follows the country
  useEffect(() => {
    if (latest.current !== '') take(latest.current)
  }, [country])
  const choose = (code: string) => {
    latest.current = code
    store.set(field.name, code)
    take(code)
    // The box shows what was chosen.
    setPicked(count => count + 1)
  }
  const Box = widgets.text?.Control
  return (
    <div className={styles.unit}>
      <div onInput={soon.start}>{Box && <Box key={picked} {...props} />}</div>
      <HoldNotice hold={hold} onAgain={take} />
      <details open={hold.state === 'none' || hold.state === 'refused'}>
        <summary>{text(messages.list)}</summary>
        <UnitPicker
          id={`${id}-list`}
          chosen={hold.state === 'held' ? hold.code : undefined}
          country={country}
          onChoose={choose}
        />
      </details>
    </div>
  )
}

/** Of all controls in the frame the first is the code. */
const read = (frame: Element): string => frame.querySelector('input')?.value ?? ''

export const unitWidget: Widget = { Control, read }
