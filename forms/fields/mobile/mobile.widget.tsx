// A mobile number, typed as people write it.

import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { controlOf, inputText, type Widget } from '../../react/widget.tsx'

export const mobileWidget: Widget = {
  isPlain: true,
  Control: props => (
    <TextInput
      {...controlOf(props)}
      type="tel"
      latin
      width="wide"
      autoComplete="tel"
      defaultValue={inputText(props)}
      placeholder={props.field.placeholder?.[props.language]}
    />
  ),
}
