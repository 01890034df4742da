// Where someone works: a company, a sector of it, a center of that. Each list follows the choice before it.

import type { StaffChoices } from '@bawaba/contract/entities/staff-choices.ts'
import type { StaffUser } from '@bawaba/contract/entities/staff-user.ts'
import { type PlaceField, placesFor, staffPlaces } from '@bawaba/contract/staff-choices.ts'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { readChoices, SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { type SyntheticEvent, useState } from 'react'
import { messages } from './messages.ts'

type Chosen = Record<PlaceField, string>
type Props = {
  user: StaffUser | undefined
  choices: StaffChoices
  faultOf: (field: string) => string | undefined
}
const holding = {
  company: messages.company,
  sector: messages.eehcSector,
  serviceCenter: messages.eehcServiceCenter,
} as const

export const WorkplaceFields = ({ user, choices, faultOf: errorOf }: Props) => {
  const text = useText()
  const language = useLanguage()
  const [chosen, setChosen] = useState<Chosen>({
    company: user?.company ?? '',
    sector: user?.sector ?? '',
    serviceCenter: user?.serviceCenter ?? '',
  })
  const isHolding = choices.places.some(({ code, isHolding }) => isHolding && code === chosen.company)

  const follow = (field: PlaceField) => (event: SyntheticEvent<HTMLElement>) => {
    const value = readChoices(event.currentTarget)[0] ?? ''
    if (value === chosen[field]) return
    // What was chosen below belonged to the former choice.
    const below = staffPlaces.slice(staffPlaces.indexOf(field) + 1)
    setChosen({ ...chosen, [field]: value, ...Object.fromEntries(below.map(name => [name, ''])) } as Chosen)
  }
  const optionsOf = (field: PlaceField) => {
    const offered = placesFor(choices.places, field, chosen).map(({ code, name }) => ({
      value: code,
      label: name[language],
    }))
    const current = user?.[field]
    // A place that is offered no more stays to be read until another is chosen.
    const isGone = current && current === chosen[field] && !offered.some(({ value }) => value === current)
    return isGone ? [...offered, { value: current, label: current }] : offered
  }
  return staffPlaces.map((field, index) => {
    const options = optionsOf(field)
    if (index > 0 && options.length === 0) return null
    const error = errorOf(field)
    return (
      // Another choice above makes another list.
      <div
        key={`${field} ${index === 0 ? '' : chosen[staffPlaces[index - 1] ?? 'company']}`}
        onInput={follow(field)}
      >
        <FieldFrame
          id={field}
          label={text((isHolding ? holding : messages)[field])}
          error={error}
          optional
          field={field}
        >
          <SelectInput
            id={field}
            name={field}
            defaultValue={chosen[field]}
            options={options}
            placeholder={text(messages.noPlace)}
            invalid={error !== undefined}
            describedBy={describedBy(field, { error })}
          />
        </FieldFrame>
      </div>
    )
  })
}
