// Random forms of several steps, some of which are asked only where a condition holds, with blocks between their questions.

import fc from 'fast-check'
import type { BlockEntry } from '../block.ts'
import type { Condition, FieldsSchema, FormDefinition } from '../definition.ts'
import { aroundOf, type Drawn, session, type Typing } from './drawn.fixture.ts'
import { expressionsOver } from './drawn-expressions.fixture.ts'
import { definitionOf } from './form.fixture.ts'

type Parts = { drawn: Drawn[]; first: number; asked: Condition; shown: Condition; looksAt: number }
export type DrawnSteps = { drawn: Drawn[]; definition: FormDefinition; typing: Typing }

const namesOf = (drawn: readonly Drawn[]): string[] => drawn.map((_, index) => `f${index}`)

/** Two steps, the second asked only where `asked` holds; a block on each. */
const definitionFor = ({ drawn, first, asked, shown, looksAt }: Parts): FormDefinition => {
  const fields = drawn.map(({ entry }, index): [string, typeof entry] => [`f${index}`, entry])
  const steps: FieldsSchema[] = [
    Object.fromEntries(fields.slice(0, first)),
    Object.fromEntries(fields.slice(first)),
  ]
  const definition = definitionOf(...steps)
  const block = (step: number): BlockEntry => ({
    id: `block${step}`,
    kind: 'facts',
    facts: [{ label: 'fact', field: `f${looksAt}` }],
    conditionalField: shown,
  })
  for (const [index, step] of (definition.activities[0]?.steps ?? []).entries())
    Object.assign(step, { blocks: [block(index)], ...(index === 1 ? { conditionalField: asked } : {}) })
  return definition
}

type Session = { drawn: Drawn[]; typing: Typing }
const withSteps = (sessions: fc.Arbitrary<Session>): fc.Arbitrary<DrawnSteps> =>
  sessions
    .filter(({ drawn }) => drawn.length > 1)
    .chain(({ drawn, typing }) =>
      fc.integer({ min: 1, max: drawn.length - 1 }).chain(first => {
        const { condition } = expressionsOver(aroundOf(drawn.slice(0, first)))
        const filled = fc
          .constantFrom(...namesOf(drawn.slice(0, first)))
          .map((field): Condition => ({ field, is: 'filled' }))
        return fc
          .record({
            asked: fc.oneof(condition, filled),
            shown: expressionsOver(aroundOf(drawn)).condition,
            looksAt: fc.nat({ max: drawn.length - 1 }),
          })
          .map(parts => ({ drawn, typing, definition: definitionFor({ drawn, first, ...parts }) }))
      }),
    )

export const sessionOfSteps = withSteps(session)
