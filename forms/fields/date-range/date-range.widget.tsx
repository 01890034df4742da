// Two dates in parts, one under the other, and one calendar in which both are chosen.

import { cairoDate } from '@bawaba/language/index.ts'
import { DateRangeInput, rangePartId, readRangeParts } from '@bawaba/ui/controls/date-range-input.tsx'
import { controlOf, type Widget } from '../../react/widget.tsx'
import { allowedDays, datePartsOf } from '../date/date.ts'
import { endsOf, partOfError } from './date-range.ts'

export const dateRangeWidget: Widget = {
  frame: () => 'group',
  Control: props => {
    const { field, store } = props
    const error = store.errorOf(field.name)
    const typed = endsOf(store.get(field.name))
    return (
      <DateRangeInput
        {...controlOf(props)}
        {...allowedDays(field.entry, cairoDate(new Date()))}
        defaultValue={{ from: datePartsOf(typed.from), to: datePartsOf(typed.to) }}
        wrong={error && error.key !== 'required' ? partOfError(error) : undefined}
      />
    )
  },
  read: readRangeParts,
  target: (id, error) => {
    const { end, part } = partOfError(error)
    return rangePartId(id, end, part)
  },
}
