// Findings about teams, each with its one defect, and over random definitions: a state that a definition without findings
// keeps to some is moved on by these alone, and opinions that wait for each other always end.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { FormDefinition, TransitionDefinition, WorkflowDefinition } from '../definition.ts'
import { forms } from '../engine/form.fixture.ts'
import { checkService } from './check.ts'
import { isStaff, leadsTo, teamsSeeing } from './teams.ts'
import { transitionsOf } from './transitions.ts'

const roles = ['CASE_OFFICER', 'SUPERVISOR']
const activity = (activityId: string) => ({ activityId, label: 'l', steps: [] })
const model: FormDefinition = {
  serviceSlug: 'BOARD',
  translations: { ar: { l: 'نص' }, en: { l: 'Text' } },
  activities: ['APPLY', 'REVIEW', 'HEAR', 'EXAMINE', 'SIGN', 'GO_ON'].map(activity),
  workflow: {
    initial: 'NEW',
    teams: [
      { code: 'DOCTORS', label: 'l' },
      { code: 'SOCIAL', label: 'l' },
      { code: 'BOARD', label: 'l' },
    ],
    states: [
      { code: 'NEW', label: 'l', kind: 'open' },
      { code: 'OPINIONS', label: 'l', kind: 'open', dueIn: 5 },
      { code: 'DECIDING', label: 'l', kind: 'open' },
      { code: 'DONE', label: 'l', kind: 'done', seenBy: ['BOARD', 'DOCTORS'] },
    ],
    transitions: [
      { activityId: 'REVIEW', from: ['NEW'], to: 'OPINIONS', by: ['CASE_OFFICER'] },
      { activityId: 'HEAR', from: ['OPINIONS'], to: 'DECIDING', by: ['team:SOCIAL'], together: true },
      { activityId: 'EXAMINE', from: ['OPINIONS'], to: 'DECIDING', by: ['team:DOCTORS'], together: true },
      { activityId: 'GO_ON', from: ['OPINIONS'], to: 'DECIDING', by: ['system'], at: 'due' },
      { activityId: 'SIGN', from: ['DECIDING'], to: 'DONE', by: ['team:BOARD'], otherThan: ['REVIEW'] },
    ],
  },
}
type Part = { flow: WorkflowDefinition; way(activityId: string): TransitionDefinition; all: FormDefinition }
const partOf = (all: FormDefinition): Part => ({
  all,
  flow: all.workflow,
  way: id => all.workflow.transitions.find(({ activityId }) => activityId === id) as TransitionDefinition,
})

const defects: [key: string, path: string, plant: (part: Part) => unknown][] = [
  ['unknownTeam', 'workflow.transitions.0.by', ({ way }) => way('REVIEW').by.push('team:NOBODY')],
  ['idleTeam', 'workflow.teams.CASHIER', ({ flow }) => flow.teams?.push({ code: 'CASHIER', label: 'l' })],
  ['doubledCode', 'workflow.teams.BOARD', ({ flow }) => flow.teams?.push({ code: 'BOARD', label: 'l' })],
  [
    'missingEnglish',
    'workflow.teams.BOARD "x"',
    ({ flow }) => Object.assign(flow.teams?.[2] ?? {}, { label: 'x' }),
  ],
  ['unknownTeam', 'workflow.states.DONE.seenBy', ({ flow }) => flow.states[3]?.seenBy?.push('GHOST')],
  [
    'actsUnseen',
    'workflow.states.NEW.seenBy',
    ({ flow }) => Object.assign(flow.states[0] ?? {}, { seenBy: ['BOARD'] }),
  ],
  [
    'otherThanNobody',
    'workflow.transitions.4.otherThan',
    ({ way }) => Object.assign(way('SIGN'), { otherThan: ['APPLY'] }),
  ],
  ['togetherAlone', 'workflow.transitions.1.together', ({ way }) => delete way('EXAMINE').together],
  [
    'togetherApart',
    'workflow.transitions.1.together',
    ({ way }) => Object.assign(way('EXAMINE'), { to: 'DONE' }),
  ],
  [
    'togetherApart',
    'workflow.transitions.2.together',
    ({ way }) => Object.assign(way('EXAMINE'), { to: 'OPINIONS' }),
  ],
  ['togetherNotStaff', 'workflow.transitions.1.together', ({ way }) => way('HEAR').by.push('applicant')],
]

test('sound teams have no findings', () => assert.deepEqual(checkService(structuredClone(model), forms), []))

for (const [key, path, plant] of defects)
  test(`${key} at ${path}, told in both languages`, () => {
    const definition = structuredClone(model)
    plant(partOf(definition))
    const issues = checkService(definition, forms)
    const found = issues.find(issue => issue.key === key && issue.place === path)
    assert.ok(found, JSON.stringify(issues))
    assert.match(found.text.ar, /[؀-ۿ]/)
    assert.match(found.text.en, /^[A-Z][a-z ]/)
  })

test('a state that only teams move on is seen by them; one that a role moves on by everybody', () => {
  const seen = model.workflow.states.map(state => [state.code, teamsSeeing(model.workflow, state)])
  assert.deepEqual(Object.fromEntries(seen), {
    NEW: [],
    OPINIONS: ['SOCIAL', 'DOCTORS'],
    DECIDING: ['BOARD'],
    DONE: ['BOARD', 'DOCTORS'],
  })
})

const codes = ['S0', 'S1', 'S2', 'S3', 'END']
const teams = ['RED', 'BLUE', 'GREEN']
const named = teams.map(code => `team:${code}`)
const way = fc.record({
  activityId: fc.constantFrom('A', 'B', 'C', 'D'),
  from: fc.uniqueArray(fc.constantFrom('S0', 'S1', 'S2', 'S3'), { minLength: 1, maxLength: 2 }),
  to: fc.constantFrom(...codes),
  by: fc.uniqueArray(fc.constantFrom(...named, ...roles, 'applicant', 'system'), {
    minLength: 1,
    maxLength: 3,
  }),
  otherThan: fc.option(fc.uniqueArray(fc.constantFrom('A', 'B', 'C'), { minLength: 1, maxLength: 2 }), {
    nil: undefined,
  }),
  together: fc.boolean(),
})
const graph = fc.array(way, { minLength: 1, maxLength: 9 }).map(
  transitions =>
    ({
      initial: 'S0',
      teams: teams.map(code => ({ code, label: 'l' })),
      states: codes.map(code => ({ code, label: 'l', kind: code === 'END' ? 'done' : 'open' })),
      transitions,
    }) as WorkflowDefinition,
)
const evaluate = () => true
const runs = { numRuns: 2000, seed: 18 }

test('random graphs: who is offered an act sees the request, and only what is theirs is offered', () => {
  fc.assert(
    fc.property(
      graph,
      fc.subarray([...named, ...roles]),
      fc.subarray(['A', 'B', 'C', 'D']),
      (workflow, own, performed) => {
        for (const state of workflow.states) {
          const actor = { isApplicant: false, roles: own, performed }
          const offered = transitionsOf({ workflow, evaluate }, state.code, actor)
          const seeing = teamsSeeing(workflow, state)
          if (seeing.length > 0 && !seeing.some(team => own.includes(`team:${team}`)))
            assert.deepEqual(offered, [])
          for (const { by, otherThan = [] } of offered) {
            assert.ok(by.some(who => isStaff(who) && own.includes(who)))
            assert.ok(!otherThan.some(activityId => performed.includes(activityId)))
          }
        }
      },
    ),
    runs,
  )
})

test('random graphs: opinions that wait for each other are each given once, in any order, and then lead on', () => {
  const order = fc.shuffledSubarray(['A', 'B', 'C', 'D'], { minLength: 2 })
  fc.assert(
    fc.property(order, fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), (activities, picks) => {
      const transitions = activities.map(
        (activityId): TransitionDefinition => ({
          activityId,
          from: ['S0'],
          to: 'END',
          by: ['team:RED'],
          together: true,
        }),
      )
      const workflow = { initial: 'S0', states: [], transitions }
      const form = { workflow, evaluate }
      const opinions: string[] = []
      for (const pick of picks.slice(0, activities.length)) {
        const offered = transitionsOf(form, 'S0', { isApplicant: false, roles: ['team:RED'], opinions })
        const chosen = offered[pick % offered.length] as TransitionDefinition
        assert.ok(!opinions.includes(chosen.activityId))
        const to = leadsTo(form, 'S0', chosen, { opinions, answers: {}, world: {} })
        opinions.push(chosen.activityId)
        assert.equal(to, opinions.length === activities.length ? 'END' : 'S0')
      }
    }),
    runs,
  )
})
