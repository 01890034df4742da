// Courses that a request may take: ways through the workflow from its first state, as people go them.

import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import type { TransitionDefinition } from '@bawaba/forms/definition.ts'
import { isEnd } from '@bawaba/forms/workflow/state-kinds.ts'
import { pick, type Random } from './names.ts'

export type Step = { activityId: string; from: string; to: string; by: 'applicant' | 'staff' | 'system' }
export type Course = {
  steps: Step[]
  status: string
  statusKind: string
  activityId: string
  dueIn: number | null
  isOver: boolean
}

/** Most requests are approved, some refused, few given up. */
const weightOf = (kind: string | undefined): number => (kind === 'done' ? 6 : kind === 'cancelled' ? 1 : 2)

const actorOf = ({ by }: TransitionDefinition): Step['by'] =>
  by.includes('applicant') ? 'applicant' : by.includes('system') ? 'system' : 'staff'

/** So many courses; some stop before the end. */
export const coursesOf = (definition: ServiceDefinition, count: number, random: Random): Course[] => {
  const { workflow, activities } = definition
  const stateOf = (code: string) => workflow.states.find(state => state.code === code)
  return Array.from({ length: count }, (_, index) => {
    const steps: Step[] = []
    let at = workflow.initial
    // One in three is under way still.
    const most = index % 3 === 0 ? random(3) : 6
    // What is sent outside does not stay there.
    while (
      (steps.length < most || stateOf(at)?.delivers !== undefined) &&
      !isEnd(stateOf(at)?.kind ?? 'open')
    ) {
      const transitions = workflow.transitions.filter(({ from }) => from.includes(at))
      const weighed = transitions.flatMap(way =>
        Array<TransitionDefinition>(weightOf(stateOf(way.to)?.kind)).fill(way),
      )
      if (weighed.length === 0) break
      const way = pick(random, weighed)
      steps.push({ activityId: way.activityId, from: at, to: way.to, by: actorOf(way) })
      at = way.to
    }
    const state = stateOf(at)
    return {
      steps,
      status: at,
      statusKind: state?.kind ?? 'open',
      activityId: steps.at(-1)?.activityId ?? activities[0]?.activityId ?? '',
      dueIn: state?.dueIn ?? null,
      isOver: isEnd(state?.kind ?? 'open'),
    }
  })
}
