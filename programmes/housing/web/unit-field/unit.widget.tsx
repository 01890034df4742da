// The question that reserves a unit: its code is typed, and held as soon as one has stopped typing.

import { inputText, type Widget, type WidgetProps } from '@bawaba/forms/react/widget.tsx'
import { useDelayed } from '@bawaba/ui/use-delayed.ts'
import { useEffect, useRef } from 'react'
import { HoldNotice } from './hold-notice.tsx'
import styles from './unit-field.module.css'
import { useHold } from './use-hold.tsx'

const typingMs = 800

const Control = (props: WidgetProps) => {
  const { field, store, widgets } = props
  const [hold, take] = useHold()
  /** The unit that was asked for last. */
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
  useEffect(() => {
    takeTyped()
    return store.subscribe(field.name, soon.start)
  }, [])
  const Box = widgets.text?.Control
  return (
    <div className={styles.unit}>
      {Box && <Box {...props} />}
      <HoldNotice hold={hold} onAgain={take} />
    </div>
  )
}

export const unitWidget: Widget = {
  isPlain: true,
  Control,
}
