// A date in three parts: what is typed reaches the engine as those parts, so that it can tell which one is missing.

import { cairoDate } from '@bawaba/language/index.ts'
import { DateInput } from '@bawaba/ui/controls/date-input.tsx'
import { datePartId, readDateParts } from '@bawaba/ui/controls/date-parts.tsx'
import { controlOf, type Widget } from '../../react/widget.tsx'
import { allowedDays, datePartsOf, isWholeDate, wrongPartOf } from './date.ts'

export const dateWidget: Widget = {
  frame: () => 'group',
  Control: props => {
    const { field, store } = props
    const error = store.errorOf(field.name)
    return (
      <DateInput
        {...controlOf(props)}
        {...allowedDays(field.entry, cairoDate(new Date()))}
        defaultValue={datePartsOf(store.get(field.name))}
        wrongPart={error && !isWholeDate(error.key) ? wrongPartOf(error.key) : undefined}
      />
    )
  },
  read: readDateParts,
  target: (id, { key }) => datePartId(id, wrongPartOf(key)),
}
