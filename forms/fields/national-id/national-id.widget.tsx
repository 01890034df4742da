// The national ID: digits alone, never filled in by the browser.

import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { controlOf, inputText, type Widget } from '../../react/widget.tsx'

export const nationalIdWidget: Widget = {
  isPlain: true,
  Control: props => (
    <TextInput
      {...controlOf(props)}
      latin
      width="medium"
      inputMode="numeric"
      autoComplete="off"
      defaultValue={inputText(props)}
      placeholder={props.field.placeholder?.[props.language]}
    />
  ),
}
