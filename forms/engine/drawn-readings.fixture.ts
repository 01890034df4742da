// Random forms of rows in rows whose questions share their names with those around them, answers with gaps, and expressions that
// look from everywhere: where a name could mean two questions, every reader has to mean the same.

import fc from 'fast-check'
import type { Answers, Condition, FieldEntry, FieldsSchema } from '../definition.ts'
import type { Expression } from '../expression.ts'
import { numberEntry } from './form.fixture.ts'

const names = ['a', 'b', 'c'] as const
/** The day on which the forms are filled, and one on which some of their questions are closed. */
export const days = { filled: '2026-11-20', later: '2027-02-01' }

const comparison = (of: fc.Arbitrary<unknown>): fc.Arbitrary<Condition> =>
  fc
    .tuple(of, fc.constantFrom('gt', 'lte', 'filled', 'empty', 'equals'), fc.integer({ min: 0, max: 9 }))
    .map(([compare, is, value]) => ({ compare, is, value }) as Condition)

/** What a question hangs on: those that stand before it, in its row or around it. */
const question = (before: readonly string[]): fc.Arbitrary<FieldEntry> => {
  const some = fc.nat({ max: 9 })
  const other = before.length > 0 ? fc.constantFrom(...before) : undefined
  const read = other?.map((field): Expression => ({ field })) ?? fc.constant<Expression>(5)
  return fc
    .record({ draw: some, on: comparison(read), worked: read, byDefault: fc.integer({ min: 1, max: 9 }) })
    .map(({ draw, on, worked, byDefault }) => {
      const closed: Condition = { compare: { today: true }, is: 'lt', value: '2027-01-01' }
      const more: Record<number, Partial<FieldEntry>> = {
        0: other ? { conditionalField: on } : {},
        1: other ? { conditionalField: on } : {},
        2: { calculate: { add: [worked, 1] } },
        3: { conditionalEditability: closed, defaultValue: byDefault },
        4: other ? { conditionalEditability: on, defaultValue: byDefault } : {},
        5: { hidden: true, defaultValue: byDefault },
      }
      return numberEntry({ optional: true, ...more[draw] })
    })
}

type Group = { name: string; inside: fc.Arbitrary<FieldsSchema> }
/** Some of the names in a drawn order, then a group. `around`: the names that stand outside. */
const table = (around: readonly string[], group?: (own: readonly string[]) => Group) =>
  fc.shuffledSubarray([...names], { minLength: 1 }).chain(own => {
    const entries = own.map((name, index) =>
      question([...around.filter(other => !own.includes(other as never)), ...own.slice(0, index)]).map(
        (entry): [string, FieldEntry] => [name, entry],
      ),
    )
    const last = group?.([...new Set([...around, ...own])])
    const all = fc.tuple(...entries)
    if (!last) return all.map(list => Object.fromEntries(list))
    return fc.tuple(all, last.inside).map(
      ([list, fieldsSchema]): FieldsSchema => ({
        ...Object.fromEntries(list),
        [last.name]: {
          label: last.name,
          type: 'Array',
          uniforms: { type: 'Array' },
          optional: true,
          fieldsSchema,
        },
      }),
    )
  })

export const schemas: fc.Arbitrary<FieldsSchema> = table([], outer => ({
  name: 'list',
  inside: table(outer, both => ({ name: 'inner', inside: table(both) })),
}))

/** Answers with gaps; nobody answers what is worked out, hidden or set. */
export const answersTo = (schema: FieldsSchema): fc.Arbitrary<Answers> =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(schema)
          .filter(([, { calculate, hidden }]) => !calculate && !hidden)
          .map(([name, { fieldsSchema }]) => [
            name,
            fieldsSchema
              ? fc.array(answersTo(fieldsSchema), { maxLength: 3 })
              : fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
          ]),
      ),
    )
    .map(answers => Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined)))

const paths = [...names, ...names.map(name => `list.${name}`), ...names.map(name => `list.inner.${name}`)]
const under = (name: string, value: unknown, more: object = {}): Expression =>
  ({ [name]: value, ...more }) as unknown as Expression

/** Looks from the form; `rows` deep in the rows that it goes through. */
const expressionAt = (rows: number, depth: number): fc.Arbitrary<Expression> => {
  const answer = fc.constantFrom(...paths).map(field => under('field', field))
  const ofRow = fc.constantFrom(...names).map(row => under('row', row))
  const leaf = fc.oneof(
    fc.integer({ min: 0, max: 9 }).map((value): Expression => value),
    answer,
    ...(rows > 0 ? [{ weight: 3, arbitrary: ofRow }] : []),
  )
  if (depth === 0) return leaf
  const part = expressionAt(rows, depth - 1)
  const group = fc.constantFrom<unknown>(
    ...(rows === 0 ? ['list', 'list.inner'] : ['list', { row: 'inner' }, { row: 'inner' }]),
  )
  const inside = expressionAt(rows + 1, depth - 1)
  const overRows = fc
    .record({
      name: fc.constantFrom('sum', 'sum', 'count', 'smallest', 'largest'),
      group,
      of: inside,
      where: fc.option(comparison(inside), { nil: undefined }),
    })
    .map(({ name, group: over, of, where }) => under(name, over, { of, ...(where && { where }) }))
  const choice = fc
    .record({ when: comparison(part), give: part, otherwise: part })
    .map(({ when, give, otherwise }) => under('choose', [{ when, give }], { otherwise }))
  const both = fc.tuple(fc.constantFrom('add', 'multiply', 'first'), part, part)
  return fc.oneof(
    leaf,
    { weight: 4, arbitrary: overRows },
    choice,
    both.map(([name, one, other]) => under(name, [one, other])),
    comparison(part) as fc.Arbitrary<Expression>,
  )
}
export const expressions = expressionAt(0, 3)
