// Random forms made of the examples of every kind, and what a person could type into them.

import fc from 'fast-check'
import type { Condition, FieldEntry } from '../definition.ts'
import type { FieldExample } from '../fields/field.ts'
import { platformKinds } from '../fields/index.ts'
import { operators } from './conditions.ts'
import { type Around, expressionsOver, workedOut } from './drawn-expressions.fixture.ts'
import { activityOf } from './form.fixture.ts'
import type { CompiledActivity, Table } from './table.ts'

const examples: FieldExample[] = (await Promise.all(platformKinds.map(kind => kind.examples()))).flatMap(
  loaded => loaded.examples,
)
export const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

export type Drawn = { example: FieldExample; entry: FieldEntry }
const isGroup = ({ entry }: FieldExample): boolean =>
  platformKinds.some(({ kind, group }) => kind === entry.uniforms.type && group !== undefined)
/** What a person could type into a field or a stranger send for it. */
export const inputOf = ({ valid, wrong }: FieldExample) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...valid.map(([input]) => overTheWire(input))) },
    { weight: 1, arbitrary: fc.constantFrom(undefined, ...wrong.map(([input]) => overTheWire(input))) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>('', null, false, []) },
    { weight: 1, arbitrary: fc.oneof(fc.string({ maxLength: 12 }), fc.jsonValue({ maxDepth: 1 })) },
  )

const comparison = (names: string[], drawn: Drawn[]): fc.Arbitrary<Condition> =>
  fc.nat({ max: names.length - 1 }).chain(index => {
    const stored = (drawn[index] as Drawn).example.valid.map(row => row[1])
    const value = fc.constantFrom(...stored, 'منى', 9)
    const inside = Object.keys((drawn[index] as Drawn).entry.fieldsSchema ?? {})
    const name = names[index] as string
    return fc.record({
      field: fc.constantFrom(name, ...inside.map(inner => `${name}.${inner}`)),
      is: fc.constantFrom(...operators),
      value: fc.oneof(value, fc.array(value, { maxLength: 2 })),
    })
  })
/** The names of those that hold an answer of one of these kinds. */
const namesOf = (entries: readonly [string, FieldEntry][], ...kinds: string[]): string[] =>
  entries.filter(([, { uniforms }]) => kinds.includes(uniforms.type)).map(([name]) => name)
const typesOf = (entries: readonly [string, FieldEntry][]) => ({
  names: entries.map(([name]) => name),
  numbers: namesOf(entries, 'number', 'money', 'rating'),
  dates: namesOf(entries, 'date'),
})

/** The questions that stand before, and those of their rows. */
export const aroundOf = (drawn: Drawn[]): Around => ({
  ...typesOf(drawn.map(({ entry }, index): [string, FieldEntry] => [`f${index}`, entry])),
  groups: Object.fromEntries(
    drawn.flatMap(({ entry }, index) =>
      entry.fieldsSchema ? [[`f${index}`, Object.keys(entry.fieldsSchema)]] : [],
    ),
  ),
})

const condition = (names: string[], drawn: Drawn[]): fc.Arbitrary<Condition> => {
  const one = comparison(names, drawn)
  const some = fc.array(one, { minLength: 1, maxLength: 2 })
  return fc.oneof(
    one,
    { weight: 3, arbitrary: expressionsOver(aroundOf(drawn)).condition },
    some.map(all => ({ all })),
    some.map(any => ({ any })),
    some.map(not => ({ not })),
  )
}

/** An example as a field of a larger form: optional or not, shown and offered by what stands before it. */
const entryAfter = (drawn: Drawn[], pool: readonly FieldExample[]): fc.Arbitrary<Drawn> =>
  fc.constantFrom(...pool).chain(example => {
    const names = drawn.map((_, index) => `f${index}`)
    const questions =
      names.length > 0 ? fc.option(condition(names, drawn), { nil: undefined }) : fc.constant(undefined)
    return fc
      .record({
        optional: fc.boolean(),
        shown: questions,
        offered: questions,
        hidden: fc.nat({ max: 9 }),
        worked: workedOut(example.entry, aroundOf(drawn)),
        inside: workedOutInside(example.entry, aroundOf(drawn)),
      })
      .map(({ optional, shown, offered, hidden, worked, inside }) => {
        const [first, ...rest] = example.entry.uniforms.options ?? []
        const options = first && [{ ...first, ...(offered && { conditionalField: offered }) }, ...rest]
        const entry: FieldEntry = {
          ...example.entry,
          optional,
          uniforms: { ...example.entry.uniforms, ...(options && { options }) },
          ...(shown && { conditionalField: shown }),
          ...(example.given && names.length > 0 && { lazyLoad: { apiDependencies: names.slice(-1) } }),
          ...(first === undefined && entrySchema(example, offered, inside)),
          ...(!example.given && worked),
          ...(hidden === 0 &&
            !isGroup(example) &&
            !example.given &&
            worked.calculate === undefined && { hidden: true, defaultValue: example.valid[0]?.[1] }),
        }
        return { example, entry }
      })
  })
/** The last question of a group hangs on what stands before it, in the group and around it. */
const workedOutInside = ({ fieldsSchema = {} }: FieldEntry, around: Around) => {
  const before = Object.entries(fieldsSchema)
  const last = before.pop()
  const own = typesOf(before)
  const inside: Around = {
    names: [...around.names, ...own.names],
    numbers: [...around.numbers, ...own.numbers],
    dates: [...around.dates, ...own.dates],
    groups: around.groups,
  }
  return last ? workedOut(last[1], inside) : fc.constant({})
}
const entrySchema = (
  { entry }: FieldExample,
  shown: Condition | undefined,
  inside: Partial<FieldEntry>,
): Partial<FieldEntry> => {
  const last = Object.entries(entry.fieldsSchema ?? {}).at(-1)
  if (!last) return {}
  const question = { ...last[1], ...inside, ...(shown && { conditionalField: shown }) }
  return { fieldsSchema: { ...entry.fieldsSchema, [last[0]]: question } }
}
export const drawnForm = (length: number, pool = examples): fc.Arbitrary<Drawn[]> =>
  length === 0
    ? fc.constant([])
    : drawnForm(length - 1, pool).chain(drawn => entryAfter(drawn, pool).map(next => [...drawn, next]))

/** Few kinds, so that much hangs together: numbers worked out of numbers, of dates, of rows. */
const related = examples.filter(({ entry }) => ['number', 'date', 'Array'].includes(entry.uniforms.type))

export type Typing = { name: string; input: unknown }[]
export const session = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom(examples, related))
  .chain(([length, pool]) => drawnForm(length, pool))
  .chain(drawn =>
    fc.record({
      drawn: fc.constant(drawn),
      typing: fc.array(
        fc
          .nat({ max: drawn.length - 1 })
          .chain(index =>
            inputOf((drawn[index] as Drawn).example).map(input => ({ name: `f${index}`, input })),
          ),
        { maxLength: 14 },
      ) as fc.Arbitrary<Typing>,
    }),
  )
export const formOf = (drawn: Drawn[]): CompiledActivity =>
  activityOf(Object.fromEntries(drawn.map(({ entry }, index) => [`f${index}`, entry])))

const isRow = (row: unknown): row is Record<string, unknown> =>
  typeof row === 'object' && row !== null && !Array.isArray(row)
/** Rows without what no question of theirs asks for. A list of anything else is kept as it is. */
export const ofTable = ({ byName }: Table, input: unknown): unknown => {
  if (input === '' || input === null) return []
  if (!Array.isArray(input) || !input.every(isRow) || input.length > 500) return input
  return input.map(row =>
    Object.fromEntries(
      Object.entries(row).flatMap(([name, value]) => {
        const field = byName.get(name)
        // Nobody types what is worked out.
        return field && !field.calculate ? [[name, field.group ? ofTable(field.group, value) : value]] : []
      }),
    ),
  )
}
