// A number with its unit. A text box: browsers' number boxes refuse Arabic digits and change under the wheel.

import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { controlOf, inputText, type Widget } from '../../react/widget.tsx'

const canBeNegative = (min: unknown): boolean => typeof min !== 'number' || min < 0

export const numberWidget: Widget = {
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
        defaultValue={inputText(props)}
        postfix={props.field.postfix?.[props.language]}
        placeholder={props.field.placeholder?.[props.language]}
      />
    )
  },
}
