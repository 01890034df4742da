// One line of text; codes of Latin letters find their own direction.

import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { controlOf, inputText, type Widget } from '../../react/widget.tsx'

export const textWidget: Widget = {
  isPlain: true,
  Control: props => (
    <TextInput
      {...controlOf(props)}
      latin={props.field.kind.latin}
      defaultValue={inputText(props)}
      postfix={props.field.postfix?.[props.language]}
      placeholder={props.field.placeholder?.[props.language]}
    />
  ),
}
