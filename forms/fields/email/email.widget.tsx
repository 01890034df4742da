// An e-mail address. A text box with the right keyboard: the browser's own e-mail box rewrites what is typed.

import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { controlOf, inputText, type Widget } from '../../react/widget.tsx'

export const emailWidget: Widget = {
  isPlain: true,
  Control: props => (
    <TextInput
      {...controlOf(props)}
      latin
      inputMode="email"
      autoComplete="email"
      defaultValue={inputText(props)}
      placeholder={props.field.placeholder?.[props.language]}
    />
  ),
}
