// The question that reserves a unit: its code is typed, and held as soon as it is one.

import { controlOf, inputText, type Widget, type WidgetProps } from '@bawaba/forms/react/widget.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useEffect } from 'react'
import { HoldNotice } from './hold-notice.tsx'
import styles from './unit-field.module.css'
import { useHold } from './use-hold.tsx'

const Control = (props: WidgetProps) => {
  const { field, store } = props
  const [hold, take] = useHold()
  const codeIn = (typed: string): string | undefined => {
    const parsed = field.kind.parse(typed, field)
    return 'value' in parsed ? (parsed.value as string | undefined) : undefined
  }
  const takeTyped = (typed: string) => {
    const code = codeIn(typed)
    if (code && !(hold.state !== 'none' && hold.state !== 'refused' && hold.code === code)) take(code)
  }
  // A draft, or a link to a unit, begins with one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what stands there as the form opens
  useEffect(() => takeTyped(inputText(props)), [])
  return (
    <div className={styles.unit}>
      <TextInput
        {...controlOf(props)}
        latin
        width="medium"
        autoComplete="off"
        defaultValue={inputText(props)}
        tidy={typed => {
          takeTyped(typed)
          return codeIn(typed) ?? typed
        }}
      />
      <HoldNotice
        hold={hold}
        onAgain={code => {
          store.set(field.name, code)
          take(code)
        }}
      />
    </div>
  )
}

export const unitWidget: Widget = {
  isPlain: true,
  Control,
}
