// A web address, typed from left to right.

import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { controlOf, inputText, type Widget } from '../../react/widget.tsx'

export const urlWidget: Widget = {
  isPlain: true,
  Control: props => (
    <TextInput
      {...controlOf(props)}
      latin
      inputMode="url"
      autoComplete="url"
      defaultValue={inputText(props)}
      postfix={props.field.postfix?.[props.language]}
      placeholder={props.field.placeholder?.[props.language]}
    />
  ),
}
