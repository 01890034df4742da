// Two boxes side by side, the least and the most, each as a number is typed.

import { NumberRangeInput, rangeLimitId, readNumberRange } from '@bawaba/ui/controls/number-range-input.tsx'
import { controlOf, type Widget, type WidgetProps } from '../../react/widget.tsx'
import { number } from '../number/number.ts'
import { limitOfError, limitsOf } from './number-range.ts'

const Control = (props: WidgetProps) => {
  const { field, store, language } = props
  const error = store.errorOf(field.name)
  const typed = limitsOf(store.get(field.name))
  /** A number as the language writes it; what is no number stays as it was typed. */
  const tidy = (raw: unknown): string => {
    const parsed = number.parse(raw, field)
    const text = raw === undefined || raw === null ? '' : String(raw)
    if ('error' in parsed || parsed.value === undefined) return text
    return number.edited?.(parsed.value, language) ?? text
  }
  return (
    <NumberRangeInput
      {...controlOf(props)}
      defaultValue={{ min: tidy(typed.min), max: tidy(typed.max) }}
      wrong={error && error.key !== 'required' ? limitOfError(error) : undefined}
      tidy={tidy}
      postfix={field.postfix?.[language]}
    />
  )
}

export const numberRangeWidget: Widget = {
  frame: () => 'group',
  Control,
  read: readNumberRange,
  target: (id, error) => rangeLimitId(id, limitOfError(error)),
}
