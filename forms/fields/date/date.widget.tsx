// A date in three parts: what is typed reaches the engine as those parts, so that it can tell which one is missing.

import { DateInput, datePartId, readDateParts } from '@bawaba/ui/controls/date-input.tsx'
import { controlOf, type Widget } from '../../react/widget.tsx'
import { datePartsOf, wrongPartOf } from './date.ts'

/** Faults of no single part: all three are marked. */
const isWhole = (key: string): boolean => key === 'required' || key === 'date' || key === 'expectedType'

export const dateWidget: Widget = {
  frame: () => 'group',
  Control: props => {
    const { field, store } = props
    const fault = store.errorOf(field.name)
    return (
      <DateInput
        {...controlOf(props)}
        defaultValue={datePartsOf(store.get(field.name))}
        wrongPart={fault && !isWhole(fault.key) ? wrongPartOf(fault.key) : undefined}
      />
    )
  },
  read: readDateParts,
  target: (id, { key }) => datePartId(id, wrongPartOf(key)),
}
