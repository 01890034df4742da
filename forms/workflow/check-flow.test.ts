// Findings about whom a request waits for, payment, effects, what is asked for and times: each with its one defect.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FieldEntry, FormDefinition, StateDefinition, TransitionDefinition } from '../definition.ts'
import { forms } from '../engine/form.fixture.ts'
import { checkService } from './check.ts'

const text = (more: Partial<FieldEntry> = {}): FieldEntry => ({
  label: 'l',
  type: 'String',
  uniforms: { type: 'text' },
  ...more,
})
const asking = (name: string, more: Partial<FieldEntry> = {}) => [
  { key: 'main', label: 'l', fieldsSchema: { [name]: text(more) } },
]
const staff = ['CASE_OFFICER']
const sound = (): FormDefinition => structuredClone(model)
const model: FormDefinition = {
  serviceSlug: 'FLOW',
  translations: { ar: { l: 'نص', say: 'قول' }, en: { l: 'Text', say: 'Say' } },
  activities: [
    {
      activityId: 'APPLY',
      label: 'l',
      steps: [
        {
          key: 'main',
          label: 'l',
          fieldsSchema: { name: text(), set: text({ editable: false, defaultValue: 'x' }) },
        },
      ],
    },
    {
      activityId: 'ASK',
      label: 'l',
      steps: asking('message'),
      asks: { fields: ['name'], message: 'message', workingDays: 5, mostDays: 10 },
    },
    { activityId: 'SUPPLY', label: 'l', supplies: true, steps: asking('reply') },
    { activityId: 'BILL', label: 'l', steps: [] },
    { activityId: 'PAID', label: 'l', steps: [] },
    { activityId: 'UNBILL', label: 'l', steps: [] },
    { activityId: 'FINISH', label: 'l', steps: [] },
    { activityId: 'LAPSE', label: 'l', steps: [] },
    { activityId: 'CORRECT', label: 'l', corrects: { fields: ['name'] }, steps: asking('why') },
    { activityId: 'REOPEN', label: 'l', reopens: true, steps: asking('whyAgain') },
  ],
  workflow: {
    initial: 'NEW',
    dueIn: 16,
    states: [
      { code: 'NEW', label: 'l', kind: 'open', dueIn: 5, escalate: { before: 1, after: 2 } },
      { code: 'INFO', label: 'l', kind: 'waiting-on-applicant', escalate: { before: 1 } },
      { code: 'PAY', label: 'l', kind: 'waiting-on-payment' },
      { code: 'WORK', label: 'l', kind: 'open' },
      { code: 'DONE', label: 'l', kind: 'done' },
      { code: 'LAPSED', label: 'l', kind: 'cancelled' },
      { code: 'DROPPED', label: 'l', kind: 'cancelled' },
    ],
    transitions: [
      { activityId: 'ASK', from: ['NEW'], to: 'INFO', by: staff },
      { activityId: 'SUPPLY', from: ['INFO'], to: 'NEW', by: ['applicant'] },
      { activityId: 'LAPSE', from: ['INFO'], to: 'LAPSED', by: ['system'], at: 'due' },
      { activityId: 'BILL', from: ['NEW'], to: 'PAY', by: staff, effects: [{ kind: 'requestPayment' }] },
      { activityId: 'PAID', from: ['PAY'], to: 'WORK', by: ['system'] },
      {
        activityId: 'FINISH',
        from: ['WORK'],
        to: 'DONE',
        by: staff,
        effects: [{ kind: 'notify', params: { to: 'applicant', text: 'say' } }, { kind: 'close' }],
      },
      { activityId: 'CORRECT', from: ['DONE'], to: 'DONE', by: staff },
      { activityId: 'REOPEN', from: ['DONE', 'LAPSED'], to: 'WORK', by: staff },
      { activityId: 'UNBILL', from: ['PAY'], to: 'DROPPED', by: staff },
    ],
  },
}

/** A slot of the filing that reserves. */
const reservingSlot = ({ definition }: Part, more: Partial<FieldEntry> = {}) => {
  const [step] = definition.activities[0]?.steps ?? []
  Object.assign(step?.fieldsSchema ?? {}, {
    time: {
      label: 'l',
      type: 'Object',
      uniforms: { type: 'slot' },
      lazyLoad: { apiDependencies: ['set'] },
      reserves: { of: 'hall', by: ['set', 'time.hour'], taken: 'l' },
      ...more,
    },
  })
}

type Part = {
  definition: FormDefinition
  state(code: string): StateDefinition
  way(activityId: string): TransitionDefinition
  activity(activityId: string): FormDefinition['activities'][number]
}
const partOf = (definition: FormDefinition): Part => ({
  definition,
  state: code => definition.workflow.states.find(state => state.code === code) as StateDefinition,
  way: id =>
    definition.workflow.transitions.find(({ activityId }) => activityId === id) as TransitionDefinition,
  activity: id =>
    definition.activities.find(({ activityId }) => activityId === id) as Part['activity'] extends (
      id: string,
    ) => infer A
      ? A
      : never,
})
const effectOf = (kind: string, params?: Record<string, unknown>) => (part: Part) =>
  Object.assign(part.way('FINISH'), { effects: [{ kind, ...(params ? { params } : {}) }] })
const finish = 'workflow.transitions.5.effects.0'

const defects: [key: string, path: string, plant: (part: Part) => unknown][] = [
  ['nothingToDo', 'workflow.states.INFO', part => Object.assign(part.way('SUPPLY'), { by: ['SUPERVISOR'] })],
  ['nothingToDo', 'workflow.states.WORK', part => Object.assign(part.way('FINISH'), { by: ['applicant'] })],
  ['nothingToDo', 'workflow.states.PAY', part => Object.assign(part.way('PAID'), { by: staff })],
  [
    'onlyConditions',
    'workflow.states.WORK',
    part => Object.assign(part.way('FINISH'), { when: { field: 'name', is: 'filled' } }),
  ],
  [
    'paidNowhere',
    'workflow.states.PAY',
    part => Object.assign(part.way('PAID'), { when: { field: 'name', is: 'filled' } }),
  ],
  // Its time does not move a request that is paid.
  [
    'paidNowhere',
    'workflow.states.PAY',
    part => {
      Object.assign(part.way('PAID'), { when: { field: 'name', is: 'filled' } })
      Object.assign(part.state('PAY'), { dueIn: 33 })
      part.way('LAPSE').from.push('PAY')
    },
  ],
  // Nor does a time that is over help whoever is asked and cannot answer.
  [
    'onlyConditions',
    'workflow.states.INFO',
    part => Object.assign(part.way('SUPPLY'), { when: { field: 'name', is: 'filled' } }),
  ],
  ['noEnd', 'workflow.states.WORK', part => Object.assign(part.way('FINISH'), { to: 'WORK', effects: [] })],
  [
    'paymentSkipped',
    'workflow.states.PAY',
    part => Object.assign(part.way('PAID'), { by: ['system', ...staff] }),
  ],
  [
    'paymentSkipped',
    'workflow.states.PAY',
    part =>
      part.definition.workflow.transitions.push({
        activityId: 'REOPEN',
        from: ['PAY'],
        to: 'WORK',
        by: staff,
      }),
  ],
  // A fee that went back with the end is not there any more when the request is taken up.
  [
    'takenUpUnpaid',
    'workflow.transitions.7.to',
    part => {
      part.definition.paymentInAdvance = true
      part.definition.workflow.initial = 'PAY'
      part.definition.workflow.transitions.push({
        activityId: 'UNBILL',
        from: ['WORK'],
        to: 'LAPSED',
        by: staff,
      })
    },
  ],
  [
    'applicantDecides',
    'workflow.transitions.5',
    part => Object.assign(part.way('FINISH'), { by: [...staff, 'applicant'] }),
  ],
  [
    'applicantDecides',
    'workflow.transitions.1',
    part => {
      part.definition.workflow.initial = 'INFO'
      return Object.assign(part.way('SUPPLY'), { to: 'DONE' })
    },
  ],
  // A person bills, and a timer alone would end it; an applicant who can leave is no way back for staff.
  ['nobodyLeaves', 'workflow.states.PAY', part => Object.assign(part.way('UNBILL'), { by: ['system'] })],
  ['billStays', 'workflow.states.PAY', part => Object.assign(part.way('UNBILL'), { by: ['applicant'] })],
  ['paymentNotFirst', 'paymentInAdvance', part => Object.assign(part.definition, { paymentInAdvance: true })],
  ['paymentNowhere', finish, effectOf('requestPayment')],
  ['badParam', finish, effectOf('notify', { to: 'everybody', text: 'say' })],
  ['badParam', finish, effectOf('notify', { to: 'applicant' })],
  ['missingEnglish', finish, effectOf('notify', { to: 'applicant', text: 'ghost' })],
  ['unknownProperty', finish, effectOf('close', { soon: true })],
  ['effectHookMissing', finish, effectOf('callHook', { name: 'tell' })],
  ['badParam', finish, effectOf('reserve', { field: 'ghost' })],
  ['dueAtEnd', finish, effectOf('setDueDate', { workingDays: 5 })],
  [
    'badParam',
    'workflow.transitions.0.effects.0',
    part => Object.assign(part.way('ASK'), { effects: [{ kind: 'setDueDate', params: { workingDays: 0 } }] }),
  ],
  [
    'closedOpen',
    'workflow.transitions.0.effects.0',
    part => Object.assign(part.way('ASK'), { effects: [{ kind: 'close' }] }),
  ],
  ['nothingCauses', 'workflow.transitions.2.by', part => delete part.way('LAPSE').at],
  ['notSystem', 'workflow.transitions.0.at', part => Object.assign(part.way('ASK'), { at: 'due' })],
  [
    'systemAsked',
    'workflow.transitions.2.activityId',
    part => Object.assign(part.activity('LAPSE'), { steps: asking('reason') }),
  ],
  ['notOpenable', 'activities.ASK.asks.fields', part => part.activity('ASK').asks?.fields?.push('ghost')],
  ['notOpenable', 'activities.ASK.asks.fields', part => part.activity('ASK').asks?.fields?.push('set')],
  [
    'notOpenable',
    'activities.CORRECT.corrects.fields',
    part => part.activity('CORRECT').corrects?.fields?.push('why'),
  ],
  [
    'messageUnknown',
    'activities.ASK.asks.message',
    part => Object.assign(part.activity('ASK').asks ?? {}, { message: 'ghost' }),
  ],
  [
    'daysAboveMost',
    'activities.ASK.asks',
    part => Object.assign(part.activity('ASK').asks ?? {}, { workingDays: 11 }),
  ],
  ['asksNobody', 'activities.ASK', part => Object.assign(part.way('ASK'), { to: 'WORK' })],
  ['asksThemself', 'activities.ASK', part => part.way('ASK').by.push('applicant')],
  ['unanswerable', 'activities.ASK', part => delete part.activity('SUPPLY').supplies],
  ['suppliesUnasked', 'activities.SUPPLY', part => part.way('SUPPLY').from.push('NEW')],
  ['notEnded', 'activities.CORRECT', part => part.way('CORRECT').from.push('WORK')],
  ['byApplicant', 'activities.REOPEN', part => part.way('REOPEN').by.push('applicant')],
  ['reopensToEnd', 'activities.REOPEN', part => Object.assign(part.way('REOPEN'), { to: 'LAPSED' })],
  [
    'noReason',
    'activities.REOPEN',
    part => Object.assign(part.activity('REOPEN'), { steps: asking('w', { optional: true }) }),
  ],
  ['dueAtEnd', 'workflow.states.DONE', part => Object.assign(part.state('DONE'), { dueIn: 5 })],
  ['dueTwice', 'workflow.states.NEW', part => Object.assign(part.state('NEW'), { dueInMonths: 3 })],
  ['dueBeyondWhole', 'workflow.states.NEW.dueIn', part => Object.assign(part.state('NEW'), { dueIn: 17 })],
  [
    'toldTooEarly',
    'workflow.states.NEW.escalate.before',
    part => Object.assign(part.state('NEW'), { escalate: { before: 5 } }),
  ],
  [
    'neverDue',
    'workflow.states.PAY.escalate',
    part => Object.assign(part.state('PAY'), { escalate: { before: 1 } }),
  ],
  [
    'neverDue',
    'workflow.transitions.2.at',
    part => {
      delete part.activity('ASK').asks
    },
  ],
  [
    'reservesChanged',
    'activities.ASK',
    part => reservingSlot(part, { conditionalField: { field: 'name', is: 'equals', value: 'x' } }),
  ],
  [
    'reservesTwice',
    'activities.APPLY.main.second',
    part => {
      const [step] = part.definition.activities[0]?.steps ?? []
      const visit = {
        label: 'l',
        type: 'String' as const,
        uniforms: { type: 'appointment', calendars: 'NASR' },
      }
      Object.assign(step?.fieldsSchema ?? {}, { visit, second: visit })
    },
  ],
  [
    'reservesForVisitors',
    'allowAnonymous',
    part => {
      reservingSlot(part)
      part.definition.allowAnonymous = true
    },
  ],
  [
    'payWithinNothing',
    'workflow.states.NEW.payWithinHours',
    part => Object.assign(part.state('NEW'), { payWithinHours: 24 }),
  ],
  ['payWithinMissing', 'workflow.states.PAY.payWithinHours', part => reservingSlot(part)],
  [
    'deliversOpen',
    'workflow.states.INFO.delivers',
    part => Object.assign(part.state('INFO'), { delivers: 'library.card' }),
  ],
  [
    'deliversNowhere',
    'workflow.states.WORK.delivers',
    part => Object.assign(part.state('WORK'), { delivers: 'library.card' }),
  ],
  [
    'deliversNothing',
    'workflow.transitions.2.at',
    part => Object.assign(part.way('LAPSE'), { at: 'delivered' }),
  ],
]

const words = { ar: 'المكتبة', en: 'The library' }
const found = (definition: FormDefinition) => checkService(definition, forms)

test('what nobody sends outside is no delivery, where it is known who sends what', () => {
  const definition = sound()
  Object.assign(partOf(definition).state('WORK'), { delivers: 'library.card' })
  const keys = (deliveries: string[]) =>
    checkService(definition, {
      ...forms,
      deliveries: new Map(deliveries.map(name => [name, { name, by: words, deed: words, takes: {} }])),
    })
      .filter(({ key }) => key === 'unknownDelivery')
      .map(({ place }) => place)
  assert.deepEqual(keys(['library.card']), [])
  assert.deepEqual(keys(['library.book']), ['workflow.states.WORK.delivers'])
})

test('a sound workflow has no findings', () => assert.deepEqual(found(sound()), []))

for (const [key, path, seed] of defects)
  test(`${key} at ${path}, told in both languages`, () => {
    const definition = sound()
    seed(partOf(definition))
    const issues = found(definition)
    const [issue] = issues.filter(one => one.key === key && one.place === path)
    assert.ok(issue, JSON.stringify(issues))
    assert.match(issue.text.ar, /[\u0600-\u06ff]/)
    assert.match(issue.text.en, /^[A-Z][a-z ]/)
  })

test('a condition and its denial let every request on', () => {
  const definition = sound()
  const way = partOf(definition).way('FINISH')
  const when = { field: 'name', is: 'filled' } as const
  Object.assign(way, { when })
  definition.workflow.transitions.push({ ...way, when: { not: [when] } })
  assert.deepEqual(found(definition), [])
})
