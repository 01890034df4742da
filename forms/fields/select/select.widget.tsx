// A list to choose from, one or several. Which control draws it is for the number of options to say.

import { MultiSelectInput, readChoices, SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { choicesOf, chosenOf, controlOf, inputText, type Widget } from '../../react/widget.tsx'

export const selectWidget: Widget = {
  frame: ({ entry }) => (entry.multiple ? 'group' : 'label'),
  Control: props => {
    const list = {
      ...controlOf(props),
      width: 'wide' as const,
      options: choicesOf(props),
      placeholder: props.field.placeholder?.[props.language],
    }
    return props.field.entry.multiple ? (
      <MultiSelectInput {...list} defaultValue={chosenOf(props)} />
    ) : (
      <SelectInput {...list} defaultValue={inputText(props)} />
    )
  },
  read: (frame, { entry }) => (entry.multiple ? readChoices(frame) : (readChoices(frame)[0] ?? '')),
}
