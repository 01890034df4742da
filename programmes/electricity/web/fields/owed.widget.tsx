// An amount that is owed, typed in pounds; as the language writes it once it is left.

import { controlOf, inputText, type Widget, type WidgetProps } from '@bawaba/forms/react/widget.tsx'
import { currencyUnit } from '@bawaba/language/index.ts'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'

const tidy = ({ field, language }: WidgetProps, typed: string): string => {
  const parsed = field.kind.parse(typed, field)
  if ('error' in parsed || parsed.value === undefined) return typed
  return field.kind.edited?.(parsed.value, language) ?? typed
}

export const owedWidget: Widget = {
  isPlain: true,
  Control: props => (
    <TextInput
      {...controlOf(props)}
      latin
      width="short"
      inputMode="decimal"
      autoComplete="off"
      defaultValue={tidy(props, inputText(props))}
      tidy={typed => tidy(props, typed)}
      postfix={currencyUnit[props.language]}
    />
  ),
}
