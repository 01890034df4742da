// What is wrong with the choices made for a member of staff: a sector is of the chosen company, a center of the chosen
// sector, a service of the catalogue. Used by the form and by the server for every row. Pure.

import type { StaffChoices, StaffPlace } from './entities/staff-choices.ts'
import { type StaffAgainst, type StaffError, type StaffTyped, staffErrors } from './staff-rules.ts'

/** The three lists, from the widest. */
export const staffPlaces = ['company', 'sector', 'serviceCenter'] as const
export type PlaceField = (typeof staffPlaces)[number]
/** Stands for every service there is and will be. */
export const allServices = '*'

const kindOf = { company: 'company', sector: 'sector', serviceCenter: 'center' } as const
type Chosen = { [Field in PlaceField]?: string | null | undefined }
type StoredChoice = Chosen & { services: readonly string[]; teams: readonly string[] }

const above = (chosen: Chosen, field: PlaceField): string | null =>
  field === 'company' ? null : chosen[field === 'sector' ? 'company' : 'sector'] || ''

/** What one list offers beside what was chosen in the ones before it. */
export const placesFor = (
  places: readonly StaffPlace[],
  field: PlaceField,
  chosen: Chosen,
): readonly StaffPlace[] => {
  const parent = above(chosen, field)
  return places.filter(({ kind, parent: own }) => kind === kindOf[field] && own === parent)
}

/** `stored` is the choice of before: a center or a service that is offered no more stays until it is changed. */
const choiceErrors = (typed: StaffTyped, choices: StaffChoices, stored?: StoredChoice): StaffError[] => {
  const isKept = staffPlaces.every(field => (typed[field] || null) === (stored?.[field] || null))
  const places = isKept
    ? []
    : staffPlaces.filter(field => {
        const code = typed[field]
        return code && !placesFor(choices.places, field, typed).some(option => option.code === code)
      })
  const known = new Set([
    allServices,
    ...choices.services.map(({ slug }) => slug),
    ...(stored?.services ?? []),
  ])
  const teams = new Set([...choices.teams.map(({ name }) => name), ...(stored?.teams ?? [])])
  const fields = [
    ...(typed.services.some(slug => !known.has(slug)) ? ['services' as const] : []),
    ...(typed.teams?.some(name => !teams.has(name)) ? ['teams' as const] : []),
    ...places,
  ]
  return fields.map(field => ({ field, key: 'unknown' }))
}

/** Everything that is wrong with a member of staff; of each field what is wrong first. */
export const staffErrorsWith = (
  typed: StaffTyped,
  {
    choices,
    kept: stored,
    ...against
  }: StaffAgainst & { choices: StaffChoices; kept?: StoredChoice | undefined },
): StaffError[] => {
  const errors = staffErrors(typed, against)
  const named = new Set(errors.map(({ field }) => field))
  return [...errors, ...choiceErrors(typed, choices, stored).filter(({ field }) => !named.has(field))]
}
