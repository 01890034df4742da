// Several lines of text.

import { TextArea } from '@bawaba/ui/controls/text-area.tsx'
import { controlOf, inputText, type Widget } from '../../react/widget.tsx'

export const textareaWidget: Widget = {
  isPlain: true,
  Control: props => (
    <TextArea
      {...controlOf(props)}
      defaultValue={inputText(props)}
      placeholder={props.field.placeholder?.[props.language]}
    />
  ),
}
