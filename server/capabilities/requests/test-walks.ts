// Random workflows and random walks of people through them, for the tests of the rules and of the store: what must hold
// of a request wherever people have taken it.

import assert from 'node:assert/strict'
import type { HistoryEntry } from '@bawaba/contract/entities/request.ts'
import type { FormDefinition, StateDefinition, TransitionDefinition } from '@bawaba/forms/definition.ts'
import { isEnd, stateOf } from '@bawaba/forms/index.ts'
import fc from 'fast-check'

export const people = ['applicant', 'CASE_OFFICER', 'SUPERVISOR'] as const
export type Someone = (typeof people)[number]
/** One try of somebody: which of the activities, on the revision of now or one before. */
export type Try = { who: Someone; pick: number; isStale: boolean }
/** A request as its history and its status show it. */
export type Seen = {
  status: string
  revision: number
  /** The oldest first. */
  history: Pick<HistoryEntry, 'kind' | 'activityId' | 'from' | 'to' | 'actor'>[]
}
/** A request that people act on. */
export type Walked = {
  see(): Promise<Seen>
  can(who: Someone): Promise<string[]>
  /** Whether it was taken. */
  act(who: Someone, activityId: string, revision: number): Promise<boolean>
}

const kinds = ['open', 'open', 'waiting-on-applicant'] as const
type Draft = {
  kinds: (typeof kinds)[number][]
  more: [from: number, to: number, by: number, isOpen: boolean][]
}

const mover = (kind: string): Someone => (kind === 'waiting-on-applicant' ? 'applicant' : 'CASE_OFFICER')

/** A workflow in which every state leads on: to the next, by whom it waits for, and wherever chance adds a way. */
const workflowOf = ({ kinds: chosen, more }: Draft, slug: string): FormDefinition => {
  const states: StateDefinition[] = [
    ...chosen.map((kind, index) => ({ code: `S${index}`, label: 'l', kind })),
    { code: 'DONE', label: 'l', kind: 'done' },
    { code: 'GONE', label: 'l', kind: 'cancelled' },
  ]
  const code = (index: number): string => states[index % states.length]?.code ?? 'DONE'
  const on = chosen.map(
    (kind, index): TransitionDefinition => ({
      activityId: `ON_${index}`,
      from: [`S${index}`],
      by: [mover(kind)],
      to: index + 1 < chosen.length ? `S${index + 1}` : 'DONE',
    }),
  )
  const besides = more.map(
    ([from, to, by, isOpen], index): TransitionDefinition => ({
      activityId: `WAY_${index}`,
      from: [`S${from % chosen.length}`],
      to: code(to),
      by: [people[by % people.length] as string],
      ...(isOpen ? {} : { when: { field: 'word', is: 'equals', value: 'never' } }),
    }),
  )
  const transitions = [
    ...on,
    ...besides,
    { activityId: 'GIVE_UP', from: ['S0'], to: 'GONE', by: ['applicant'] },
  ]
  const entry = { label: 'l', type: 'String', uniforms: { type: 'text' } } as const
  return {
    serviceSlug: slug,
    translations: { ar: { l: 'نص' }, en: { l: 'Text' } },
    activities: [
      {
        activityId: 'APPLY',
        label: 'l',
        steps: [{ key: 'main', label: 'l', fieldsSchema: { word: entry } }],
      },
      ...transitions.map(({ activityId }) => ({ activityId, label: 'l', steps: [] })),
    ],
    workflow: { initial: 'S0', states, transitions },
  }
}

export const anyWorkflow = (slug: string): fc.Arbitrary<FormDefinition> =>
  fc
    .record({
      kinds: fc
        .array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 5 })
        .map(([, ...rest]) => ['open' as const, ...rest]),
      more: fc.array(fc.tuple(fc.nat(9), fc.nat(9), fc.nat(2), fc.boolean()), { maxLength: 6 }),
    })
    .map(draft => workflowOf(draft, slug))

export const anyWalk: fc.Arbitrary<Try[]> = fc.array(
  fc.record({ who: fc.constantFrom(...people), pick: fc.nat(9), isStale: fc.boolean() }),
  { minLength: 4, maxLength: 20 },
)

/** The history tells every step, in order, and each along a transition that its actor may make. */
export const assertHistory = ({ workflow }: FormDefinition, { status, history }: Seen): void => {
  const [created, ...steps] = history
  assert.deepEqual([created?.kind, created?.to], ['created', workflow.initial])
  let at = workflow.initial
  for (const { activityId, from, to = '', actor } of steps) {
    assert.equal(from, at, 'a step begins where the one before ended')
    const way = workflow.transitions.find(
      transition =>
        transition.activityId === activityId && transition.from.includes(at) && transition.to === to,
    )
    assert.ok(way, `${activityId} does not lead from ${at} to ${to}`)
    assert.ok(
      way.by.some(who => (who === 'applicant') === (actor === 'applicant')),
      `${actor} may not do it`,
    )
    at = to
  }
  assert.equal(status, at, 'the status is where the history ends')
}

/** Lets people try things on a request, and looks after each whether everything still holds. */
export const walk = async (
  definition: FormDefinition,
  request: Walked,
  tries: readonly Try[],
): Promise<void> => {
  const { workflow } = definition
  for (const { who, pick, isStale } of tries) {
    const before = await request.see()
    const state = stateOf(workflow, before.status)
    assert.ok(state)
    const can = await Promise.all(people.map(one => request.can(one)))
    if (!isEnd(state.kind)) assert.ok(can.flat().length > 0, `nobody can move it on from ${state.code}`)
    const own = await request.can(who)
    // Now and then something that is not offered.
    const offered = [...own, definition.activities[pick % definition.activities.length]?.activityId ?? '']
    const activityId = offered[pick % offered.length] as string
    const wasDone = await request.act(who, activityId, before.revision - (isStale ? 1 : 0))
    const after = await request.see()
    assert.equal(wasDone, own.includes(activityId) && !isStale, `${who} ${activityId} in ${before.status}`)
    assert.equal(after.revision, before.revision + (wasDone ? 1 : 0))
    assert.equal(after.history.length, before.history.length + (wasDone ? 1 : 0))
    assertHistory(definition, after)
  }
}
