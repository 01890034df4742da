// A few options in sight.

import { RadioGroup } from '@bawaba/ui/controls/radio-group.tsx'
import { choicesOf, controlOf, inputText, tickedIn, type Widget } from '../../react/widget.tsx'

export const radioWidget: Widget = {
  frame: () => 'radios',
  Control: props => (
    <RadioGroup {...controlOf(props)} options={choicesOf(props)} defaultValue={inputText(props)} />
  ),
  read: frame => tickedIn(frame)[0],
}
