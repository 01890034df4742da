// Money with its unit. A text box, as for numbers: it takes both sets of digits, and thousands marks.

import { currencyUnit } from '@bawaba/language/index.ts'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { controlOf, inputText, type Widget, type WidgetProps } from '../../react/widget.tsx'

/** An amount as the language writes it; what is no amount stays as it was typed. Only text: a number would be piasters. */
const tidy = ({ field, language }: WidgetProps, typed: string): string => {
  const parsed = field.kind.parse(typed, field)
  if ('error' in parsed || parsed.value === undefined) return typed
  return field.kind.edited?.(parsed.value, language) ?? typed
}

export const moneyWidget: Widget = {
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
      placeholder={props.field.placeholder?.[props.language]}
    />
  ),
}
