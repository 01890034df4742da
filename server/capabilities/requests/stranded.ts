// Requests that nobody could move on any more: their status has no way out for anyone, in the version they follow.
// Checks before publishing keep it from happening; this looks whether it did.

import type { TransitionDefinition } from '@bawaba/forms/definition.ts'
import { compileCondition } from '@bawaba/forms/engine/conditions.ts'
import { type CompiledService, stateOf } from '@bawaba/forms/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { ClockworkStore, Standing } from './clockwork-store.ts'
import type { Stored } from './stored-answers.ts'

export type Stranded = Pick<Standing, 'serviceSlug' | 'version' | 'status' | 'count'>

/** So many answers are looked at where the way out hangs on them. */
const mostAnswers = 10_000

/** Ways that somebody could take: a person, the system where the request has a due date, or a payment. */
const waysOf = (
  { workflow }: CompiledService,
  { status, statusKind }: Pick<Standing, 'status' | 'statusKind'>,
  hasDue: boolean,
): TransitionDefinition[] =>
  workflow.transitions.filter(
    ({ from, by, at }) =>
      from.includes(status) &&
      by.some(who => who !== 'system' || statusKind === 'waiting-on-payment' || (at === 'due' && hasDue)),
  )

const isOpen = ({ when }: TransitionDefinition, answers: Record<string, unknown>): boolean =>
  !when || compileCondition(when).holds(name => answers[name])

export const findStranded = async (
  store: Pick<ClockworkStore, 'standing' | 'answersAt'>,
  catalogue: Pick<Catalogue, 'formOf'>,
  stored: Pick<Stored, 'answers'>,
): Promise<Stranded[]> => {
  const strandedAt = async (place: Standing): Promise<number> => {
    const form = await catalogue.formOf(place.serviceSlug, place.version).catch(() => undefined)
    if (!form || stateOf(form.workflow, place.status)?.kind !== place.statusKind) return place.count
    if (waysOf(form, place, false).some(({ when }) => !when)) return 0
    if (waysOf(form, place, true).length === 0) return place.count
    const requests = await store.answersAt(place, mostAnswers)
    return requests.filter(({ data, hasDue }) => {
      const answers = stored.answers(data)
      return !waysOf(form, place, hasDue).some(way => isOpen(way, answers))
    }).length
  }
  const places = await store.standing()
  const found = await Promise.all(places.map(async place => ({ ...place, count: await strandedAt(place) })))
  return found
    .filter(({ count }) => count > 0)
    .map(({ serviceSlug, version, status, count }) => ({ serviceSlug, version, status, count }))
}
