// Requests that nobody could move on any more: their status has no way out for anyone, in the version they follow.
// Checks before publishing keep it from happening; this looks whether it did.

import type { TransitionDefinition } from '@bawaba/forms/definition.ts'
import { type CompiledService, isOpen, stateOf, type World } from '@bawaba/forms/index.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { Stored } from '../answers/stored-answers.ts'
import type { SchedulerStore, Standing } from './scheduler-store.ts'

export type Stuck = Pick<Standing, 'serviceSlug' | 'version' | 'status' | 'count'>

/** So many answers are looked at where the way out hangs on them. */
const mostAnswers = 10_000

/** Ways that somebody could take: a person, the system where the request has a due date or is sent outside, or a payment. */
const transitionsFrom = (
  { workflow }: CompiledService,
  { status, statusKind }: Pick<Standing, 'status' | 'statusKind'>,
  hasDue: boolean,
): TransitionDefinition[] =>
  workflow.transitions.filter(
    ({ from, by, at }) =>
      from.includes(status) &&
      by.some(
        who =>
          who !== 'system' ||
          statusKind === 'waiting-on-payment' ||
          (at !== undefined && (at !== 'due' || hasDue)),
      ),
  )

export const findStuck = async (
  store: Pick<SchedulerStore, 'standing' | 'answersAt'>,
  catalogue: Pick<Catalogue, 'formOf'>,
  stored: Pick<Stored, 'answers'>,
  world: World,
): Promise<Stuck[]> => {
  const stuckAt = async (standing: Standing): Promise<number> => {
    const form = await catalogue.formOf(standing.serviceSlug, standing.version).catch(() => undefined)
    if (!form || stateOf(form.workflow, standing.status)?.kind !== standing.statusKind) return standing.count
    if (transitionsFrom(form, standing, false).some(({ when }) => !when)) return 0
    if (transitionsFrom(form, standing, true).length === 0) return standing.count
    const requests = await store.answersAt(standing, mostAnswers)
    return requests.filter(({ data, hasDue }) => {
      const answers = stored.answers(data)
      return !transitionsFrom(form, standing, hasDue).some(way => isOpen(form, way, answers, world))
    }).length
  }
  const standings = await store.standing()
  const found = await Promise.all(
    standings.map(async standing => ({ ...standing, count: await stuckAt(standing) })),
  )
  return found
    .filter(({ count }) => count > 0)
    .map(({ serviceSlug, version, status, count }) => ({ serviceSlug, version, status, count }))
}
