// A number with its unit. A text box: browsers' number boxes refuse Arabic digits and change under the wheel.

import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { controlOf, inputText, type Widget, type WidgetProps } from '../../react/widget.tsx'
import { unitOf } from '../unit.ts'

const canBeNegative = (min: unknown): boolean => typeof min !== 'number' || min < 0

/** The unit that belongs to what was typed. */
const typedUnit = ({ field, language }: WidgetProps, typed: string): string | undefined => {
  const parsed = field.kind.parse(typed, field)
  return unitOf(field, language, 'value' in parsed ? parsed.value : undefined)
}

/** A number as the language writes it; what is no number stays as it was typed. */
const tidy = ({ field, language }: WidgetProps, typed: string): string => {
  const parsed = field.kind.parse(typed, field)
  if ('error' in parsed || parsed.value === undefined) return typed
  return field.kind.edited?.(parsed.value, language) ?? typed
}

const unit = (props: WidgetProps) =>
  props.field.postfixForms
    ? { postfix: typedUnit(props, inputText(props)), postfixFor: (typed: string) => typedUnit(props, typed) }
    : { postfix: unitOf(props.field, props.language) }

export const numberWidget: Widget = {
  isPlain: true,
  Control: props => {
    const { integer, min, exclusiveMin } = props.field.entry
    // Keypads of phones have no minus sign.
    const isSigned = canBeNegative(min ?? exclusiveMin)
    return (
      <TextInput
        {...controlOf(props)}
        latin
        width="short"
        inputMode={isSigned ? 'text' : integer ? 'numeric' : 'decimal'}
        autoComplete="off"
        defaultValue={tidy(props, inputText(props))}
        tidy={typed => tidy(props, typed)}
        {...unit(props)}
        placeholder={props.field.placeholder?.[props.language]}
      />
    )
  },
}
