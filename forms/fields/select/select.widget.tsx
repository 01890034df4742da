// A list to choose from; with `multiple` its options are boxes to tick, since a list of several is hard to operate.

import { CheckboxGroup } from '@bawaba/ui/controls/checkbox-group.tsx'
import { SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { choicesOf, chosenOf, controlOf, inputText, tickedIn, type Widget } from '../../react/widget.tsx'

export const selectWidget: Widget = {
  frame: ({ entry }) => (entry.multiple ? 'group' : 'label'),
  Control: props =>
    props.field.entry.multiple ? (
      <CheckboxGroup {...controlOf(props)} options={choicesOf(props)} defaultValue={chosenOf(props)} />
    ) : (
      <SelectInput
        {...controlOf(props)}
        width="wide"
        options={choicesOf(props)}
        defaultValue={inputText(props)}
        placeholder={props.field.placeholder?.[props.language]}
      />
    ),
  read: (frame, { entry }) =>
    entry.multiple ? tickedIn(frame) : frame.querySelector<HTMLSelectElement>('select')?.value,
}
