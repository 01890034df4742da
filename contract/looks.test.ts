// Every call of the contract that staff may make: whoever is named by its answer is found by the schema, or the call says
// how else the look is written down, or why it is none.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Type } from 'typebox'
import type { CallDefinition } from './calls/call.ts'
import { type CallKey, calls } from './calls/index.ts'
import { PersonRef, roles } from './entities/person.ts'
import { looks } from './looks.ts'
import { isPerson, peopleIn, type Shape } from './people-in.ts'
import { policies } from './policies.ts'
import type { PolicyRow } from './policy.ts'

/** What may hold a name without an id beside it: a text of such a title, answers to a form, or a whole file. */
const namesSomebody =
  /^(name|firstName|lastName|fullName|englishName|englishFullName|username|payer|recipient)$/
const answers = /^(data|answers|value|clientHooksData|given)$/
/** What has a name and is no person. */
const things = /^(documents|files|company|factors|teams|services|eligibilityRules|howTo|tour|errors)$/

const isText = (shape: Shape): boolean =>
  shape.type === 'string' || [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].some(isText)

/** The places of an answer that may hold a name which no id leads to. */
const placesIn = (shape: Shape, at = ''): string[] => {
  if (isPerson(shape)) return []
  const own = Object.entries(shape.properties ?? {}).flatMap(([name, part]) => {
    if (things.test(name)) return []
    const isNamed = (namesSomebody.test(name) && isText(part)) || answers.test(name)
    return [...(isNamed ? [`${at}.${name}`] : []), ...placesIn(part, `${at}.${name}`)]
  })
  const parts = [shape.items, ...Object.values(shape.patternProperties ?? {})]
  const others = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? []), ...parts]
  return [...own, ...others.flatMap(part => (part ? placesIn(part, at) : []))]
}
const placesOf = ({ answer, gives }: CallDefinition): string[] =>
  gives ? ['the file'] : placesIn(answer as Shape)

const isForStaff = (row: PolicyRow): boolean =>
  [row.employee, row.agent, ...roles.map(role => row[role])].some(scope => scope !== undefined)

test('a call of staff whose answer may name somebody says how the look is written down, or why it is none', () => {
  const open = (Object.keys(calls) as CallKey[])
    .filter(key => isForStaff(policies[key]) && !(key in looks))
    .map(key => [key, ...placesOf(calls[key])])
    .filter(([, ...places]) => places.length > 0)
  assert.deepEqual(open, [])
})

test('no row stands for a call that names nobody, and each says why in words', () => {
  for (const [key, look] of Object.entries(looks)) {
    const definition: CallDefinition = calls[key as CallKey]
    assert.ok(isForStaff(policies[key as CallKey]), `${key} is no call of staff`)
    assert.ok(placesOf(definition).length > 0 || peopleIn(definition.answer), `${key} names nobody`)
    if ('none' in look) assert.ok(look.none.split(' ').length > 3, key)
  }
})

test('people are found by the schema: in lists, in parts that may be missing, each once', () => {
  const find = peopleIn(
    Type.Object({
      rows: Type.Array(
        Type.Object({ owner: PersonRef, by: Type.Optional(Type.Union([PersonRef, Type.Null()])) }),
      ),
      things: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
    }),
  )
  const of = (id: string) => ({ id, name: 'N', englishName: null })
  const answer = {
    rows: [{ owner: of('a'), by: of('b') }, { owner: of('a'), by: null }, {}],
    things: [{ id: 'c', name: 'A thing' }],
  }
  assert.deepEqual(find?.(answer), ['a', 'b'])
  assert.deepEqual(find?.(null), [])
  assert.equal(peopleIn(Type.Object({ id: Type.String(), name: Type.String() })), undefined)
})
