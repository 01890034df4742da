// Where someone works: a company, a sector of it, a center of that. Each list follows the choice before it. Pure.

import type { StaffChoices } from '@bawaba/contract/entities/staff-choices.ts'
import type { StaffUser } from '@bawaba/contract/entities/staff-user.ts'
import { type PlaceField, placesFor, staffPlaces } from '@bawaba/contract/staff-choices.ts'
import type { Language } from '@bawaba/language/index.ts'
import { messages } from './messages.ts'

type Chosen = Record<PlaceField, string>
type List = { options: { value: string; label: string }[]; version: string }

/** The three lists as they are offered beside what is chosen in the ones before each. */
export const workplaceLists = (
  { places }: StaffChoices,
  chosen: Chosen,
  user: StaffUser | undefined,
  language: Language,
): Record<PlaceField, List> => {
  const lists = {} as Record<PlaceField, List>
  const counted: Chosen = { company: '', sector: '', serviceCenter: '' }
  let version = ''
  let isStored = true
  for (const field of staffPlaces) {
    const options = placesFor(places, field, counted).map(({ code, name }) => ({
      value: code,
      label: name[language],
    }))
    const current = user?.[field]
    // A place that is offered no more stays to be read until another is chosen, there or above it.
    if (isStored && current && current === chosen[field] && !options.some(({ value }) => value === current))
      options.push({ value: current, label: current })
    lists[field] = { options, version }
    counted[field] = options.some(({ value }) => value === chosen[field]) ? chosen[field] : ''
    version = counted[field]
    isStored &&= version === (current ?? '')
  }
  return lists
}

/** The lists that offer nothing are not asked. */
export const emptyLists = (lists: Record<PlaceField, List>): PlaceField[] =>
  staffPlaces.filter(field => field !== 'company' && lists[field].options.length === 0)

/** The holding company names its parts otherwise. */
export const placeLabels = ({ places }: StaffChoices, company: string) =>
  places.some(({ code, isHolding }) => isHolding && code === company)
    ? {
        company: messages.company,
        sector: messages.eehcSector,
        serviceCenter: messages.eehcServiceCenter,
      }
    : messages
