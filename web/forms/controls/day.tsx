// A day of a page form, typed in three parts or chosen from a calendar. It means a plain date, or nothing that is one.

import { DateInput, type DateInputProps } from '@bawaba/ui/controls/date-input.tsx'
import { type DatePart, dayOfParts, readDateParts } from '@bawaba/ui/controls/date-parts.tsx'
import type { Control } from '../fields.ts'

/** The parts of a day as they are typed. */
export type DayParts = Partial<Record<DatePart, string>>

/** The parts of a plain date as they are typed. */
export const partsOf = (date: string): DayParts => {
  const [year, month, day] = date.split('-').map(part => String(Number(part)))
  return { year, month, day }
}

export const day = (
  bounds: Pick<DateInputProps, 'min' | 'max'> = {},
): Control<DayParts, string | undefined> => ({
  frame: 'group',
  empty: {},
  draw: ({ initial, label: _, ...props }) => <DateInput {...bounds} {...props} defaultValue={initial} />,
  read: readDateParts,
  value: dayOfParts,
})
