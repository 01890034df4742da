// A mark as a row of numbered buttons between the words for the lowest and the highest.

import { formatNumber } from '@bawaba/language/index.ts'
import { RatingInput } from '@bawaba/ui/controls/rating-input.tsx'
import { readChoices } from '@bawaba/ui/controls/select-input.tsx'
import { controlOf, type Widget } from '../../react/widget.tsx'
import { bestMark, markText } from './rating.ts'

export const ratingWidget: Widget = {
  frame: () => 'radios',
  Control: props => {
    const { field, store, language } = props
    const marks = Array.from({ length: bestMark(field) }, (_, index) => ({
      value: String(index + 1),
      shown: formatNumber(language, index + 1),
      label: markText(index + 1, field, language),
    }))
    const raw = store.get(field.name)
    return (
      <RatingInput
        {...controlOf(props)}
        marks={marks}
        lowest={field.lowest?.[language]}
        highest={field.highest?.[language]}
        canClear={!field.required}
        defaultValue={raw === undefined || raw === null ? undefined : String(raw)}
      />
    )
  },
  read: frame => readChoices(frame)[0] ?? '',
}
