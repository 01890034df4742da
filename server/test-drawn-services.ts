// Drawn services for the tests of the whole: rows in rows whose questions share their names, conditions on rows, questions that
// the day or another answer locks, fees, a registry, a letter and a decision that hang on drawn expressions; a list that a
// script makes from a drawn answer, and a time of it that the request reserves; and a second version of each with another
// question and another fee.

import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import type { Answers, FieldsSchema } from '@bawaba/forms/definition.ts'
import { answersTo, schemas } from '@bawaba/forms/engine/drawn-readings.fixture.ts'
import { type Expression, namesIn } from '@bawaba/forms/expression.ts'
import fc from 'fast-check'

export type DrawnService = {
  schema: FieldsSchema
  /** What the fee, the condition of the decision, the letter and the registry hang on. */
  fee: Expression
  when: Expression
  letter: Expression
  question: Expression
  answers: Answers
  corrected: Answers
}

const numbersOf = (schema: FieldsSchema): string[] =>
  Object.keys(schema).filter(name => !schema[name]?.fieldsSchema)

/** A number, or nothing, over the questions of a form and the rows inside: what its check can follow. */
const numberOver = (
  top: FieldsSchema,
  row: FieldsSchema | undefined,
  depth: number,
): fc.Arbitrary<Expression> => {
  const own = numbersOf(top).map((field): Expression => ({ field }))
  const ofRow = row ? numbersOf(row).map((name): Expression => ({ row: name })) : []
  const leaf = fc.oneof(
    fc.integer({ min: 0, max: 9 }) as fc.Arbitrary<Expression>,
    fc.constantFrom(...own),
    ...(ofRow.length > 0 ? [{ weight: 4, arbitrary: fc.constantFrom(...ofRow) }] : []),
  )
  if (depth === 0) return leaf
  const part = numberOver(top, row, depth - 1)
  const where = fc
    .tuple(part, fc.constantFrom('gt', 'lte', 'filled', 'empty'), fc.integer({ min: 0, max: 9 }))
    .map(([compare, is, value]) => ({ compare, is, ...(is === 'gt' || is === 'lte' ? { value } : {}) }))
  const group = row ? { row: 'inner' } : 'list'
  const inside = row ? row.inner?.fieldsSchema : top.list?.fieldsSchema
  const overRows = fc
    .record({
      name: fc.constantFrom('sum', 'sum', 'largest', 'smallest'),
      of: numberOver(top, inside ?? {}, depth - 1),
    })
    .map(({ name, of }) => ({ [name]: group, of }) as unknown as Expression)
  return fc.oneof(
    leaf,
    ...(inside ? [{ weight: 5, arbitrary: overRows }] : []),
    fc
      .tuple(fc.constantFrom('add', 'multiply'), part, part)
      .map(([name, one, other]) => ({ [name]: [one, other] }) as unknown as Expression),
    fc
      .tuple(where, part, part)
      .map(([when, give, otherwise]) => ({ choose: [{ when, give }], otherwise }) as unknown as Expression),
  )
}

export const drawnServices: fc.Arbitrary<DrawnService> = schemas.chain(schema => {
  const expression = numberOver(schema, undefined, 3)
  return fc.record({
    schema: fc.constant(schema),
    fee: expression,
    when: expression,
    letter: expression,
    question: expression,
    answers: answersTo(schema),
    corrected: answersTo(schema),
  })
})

const remark = { label: 'word', type: 'String', uniforms: { type: 'text' }, optional: true } as const
const named = (name: string) => ({ label: name, type: 'String', uniforms: { type: 'text' } }) as const
const step = (fieldsSchema: FieldsSchema) => [{ key: 'main', label: 'word', fieldsSchema }]
/** The fee that the script of each version asks besides the drawn one, in piasters. */
export const fixedFees = { 1: 1000, 2: 2500 } as const
type Version = keyof typeof fixedFees

/** Asked by a registry with a drawn parameter; its answer is that parameter, in words. */
const registered = (question: Expression) => ({
  label: 'word',
  type: 'String',
  uniforms: { type: 'text' },
  editable: false,
  optional: true,
  lazyLoad: { apiDependencies: namesIn(question), registry: 'echo', value: 'said' },
})

/** The rooms that the script offers hang on this answer of the form; without one it offers the room of nothing. */
export const roomOf = (answers: Answers): string => `R${answers[roomBy] ?? ''}`
/** The question that the rooms hang on, whether the form has it or not. */
const roomBy = 'a'
/** The hours of each room. */
export const hours = ['10:00', '13:00'] as const

const roomScript = `
function room(answers) { return { options: [{ value: 'R' + (answers.${roomBy} ?? ''), label: 'word' }] } }
function time() {
  const options = ${JSON.stringify(hours)}.map(value => ({ value, label: 'hour.' + value }))
  return { fieldsSchema: { hour: { label: 'word', type: 'String', uniforms: { type: 'radio', options } } } }
}
function fieldHandler(ctx) { return ctx.field === 'room' ? room(ctx.answers) : time() }`

/** One request has an hour of a room; both questions come from the script. */
const reserved = (schema: FieldsSchema, slug: string) => ({
  room: {
    label: 'room',
    type: 'String',
    uniforms: { type: 'select' },
    lazyLoad: { apiDependencies: schema[roomBy] ? [roomBy] : [] },
  },
  time: {
    label: 'time',
    type: 'Object',
    uniforms: { type: 'slot' },
    lazyLoad: { apiDependencies: ['room'] },
    reserves: { of: slug, by: ['room', 'time.hour'], taken: 'word' },
  },
})

const words = {
  word: 'كلمة',
  number: 'رقم',
  list: 'قائمة',
  inner: 'داخل',
  later: 'لاحق',
  room: 'القاعة',
  time: 'الموعد',
  ...Object.fromEntries(hours.map(hour => [`hour.${hour}`, hour])),
  value: 'القيمة {value}',
}

const feesScript = (version: Version): string =>
  `function fees() { return { currency: 'EGP', items: [{ label: 'word', amount: '${fixedFees[version] / 100}.00' }] } }`

/** The definition of a version: the second asks one question more. */
export const definitionOf = (drawn: DrawnService, slug: string, version: Version): ServiceDefinition => {
  const { schema, fee, when, letter, question } = drawn
  const fields = {
    ...schema,
    registered: registered(question),
    ...reserved(schema, slug),
    ...(version === 2 ? { later: named('later') } : {}),
  }
  const open = Object.entries(schema).filter(([, { hidden, calculate }]) => !hidden && !calculate)
  const transition = { from: ['NEW'], to: 'DUE', by: ['CASE_OFFICER'] }
  const effects = [{ kind: 'issueLetter', params: { letter: 'LETTER' } }]
  return {
    serviceSlug: slug,
    serviceLabel: 'word',
    description: 'word',
    serviceType: 'request',
    categoryIds: ['library'],
    cost: { free: false, note: 'word' },
    durationDays: 3,
    translations: { ar: words, en: { ...words, value: 'The value {value}' } },
    registries: { echo: { from: 'echo.said', with: { said: question } } },
    fees: [{ label: 'word', calculate: { multiply: [fee, { pounds: '2.50' }] } }],
    hooks: { fees: feesScript(version), fieldHandler: roomScript },
    activities: [
      { activityId: 'APPLY', label: 'word', action: 'word', steps: step(fields as FieldsSchema) },
      {
        activityId: 'CORRECT',
        label: 'word',
        corrects: { fields: open.map(([name]) => name) },
        steps: step({ reason: { ...named('word'), label: 'word' } }),
      },
      { activityId: 'PAID', label: 'word', steps: [] },
      { activityId: 'LEAVE', label: 'word', steps: step({ remark }) },
      { activityId: 'HIGH', label: 'word', steps: step({ remark }) },
      { activityId: 'LOW', label: 'word', steps: step({ remark }) },
    ],
    workflow: {
      initial: 'NEW',
      states: [
        { code: 'NEW', label: 'word', kind: 'open', dueIn: 3 },
        { code: 'DONE', label: 'word', kind: 'done' },
        { code: 'DUE', label: 'word', kind: 'waiting-on-payment', dueIn: 3, payWithinHours: 72 },
        { code: 'LEFT', label: 'word', kind: 'cancelled' },
      ],
      transitions: [
        { activityId: 'CORRECT', from: ['LEFT'], to: 'LEFT', by: ['CASE_OFFICER'], effects },
        { activityId: 'PAID', from: ['DUE'], to: 'DONE', by: ['system'] },
        { activityId: 'LEAVE', from: ['DUE'], to: 'LEFT', by: ['CASE_OFFICER'] },
        { activityId: 'HIGH', ...transition, when: { compare: when, is: 'gt', value: 4 }, effects },
        { activityId: 'LOW', ...transition, effects },
      ],
    },
    letters: [
      {
        id: 'LETTER',
        title: 'word',
        paragraphs: ['value'],
        facts: [{ label: 'word', of: 'value' }],
        values: { value: letter },
      },
    ],
  } as unknown as ServiceDefinition
}
