// Findings about blocks: ids, what each kind is made of, the question it stands above, the answers it shows.

import { type BlockEntry, blockKinds, type OwnPart, safeAddress } from '../block.ts'
import type { ActivityDefinition, FieldsSchema, FormDefinition } from '../definition.ts'
import type { Kinds } from '../engine/table.ts'
import { expressionIssues } from './check-expressions.ts'
import { type Issue, issue, repeated } from './issues.ts'
import { entryOf, scopesOf, wholeOf } from './walk.ts'

const ownParts: readonly OwnPart[] = ['text', 'title', 'look', 'picture', 'alt', 'links', 'facts']

const partIssues = (block: BlockEntry, path: string): Issue[] => {
  const { must, may } = blockKinds[block.kind]
  const known: readonly OwnPart[] = [...must, ...may]
  return ownParts.flatMap(name => {
    const isThere = block[name] !== undefined
    if (isThere && !known.includes(name)) return [issue(`${path}.${name}`, 'ignoredProperty', block.kind)]
    return !isThere && (must as readonly OwnPart[]).includes(name)
      ? [issue(`${path}.${name}`, 'missingProperty')]
      : []
  })
}

/** A fact is words or an answer. */
const factIssues = ({ facts = [] }: BlockEntry, activity: ActivityDefinition, path: string): Issue[] =>
  facts.flatMap(({ text, field }, index) => {
    const own = `${path}.facts.${index}`
    if ((text === undefined) === (field === undefined)) return [issue(own, 'factWays')]
    return field === undefined || entryOf(field, [wholeOf(activity)])
      ? []
      : [issue(own, 'unknownField', field)]
  })

const blockIssues = (
  block: BlockEntry,
  activity: ActivityDefinition,
  names: readonly string[],
  { scopes, kinds, path }: { scopes: readonly FieldsSchema[]; kinds: Kinds; path: string },
): Issue[] => [
  ...(Object.hasOwn(blockKinds, block.kind)
    ? partIssues(block, path)
    : [issue(path, 'badValue', block.kind)]),
  ...(block.before === undefined || names.includes(block.before)
    ? []
    : [issue(`${path}.before`, 'unknownField', block.before)]),
  ...(block.links ?? [])
    .filter(({ href }) => !safeAddress.test(href))
    .map(({ href }) => issue(`${path}.links`, 'badValue', href)),
  ...factIssues(block, activity, path),
  ...(block.conditionalField
    ? expressionIssues(block.conditionalField, ['flag'], { scopes, kinds, path })
    : []),
]

export const blocksIssues = ({ activities }: FormDefinition, kinds: Kinds): Issue[] =>
  activities.flatMap((activity, index) => {
    const scopes = scopesOf(activities, index)
    const path = `activities.${activity.activityId}`
    const ids = activity.steps.flatMap(({ blocks = [] }) => blocks.map(({ id }) => id))
    return [
      ...repeated(ids).map(id => issue(`${path}.blocks.${id}`, 'doubledCode')),
      ...activity.steps.flatMap(({ key, blocks = [], fieldsSchema, conditionalField }) => [
        // Of a step with questions it is checked with them.
        ...(conditionalField && Object.keys(fieldsSchema).length === 0
          ? expressionIssues(conditionalField, ['flag'], {
              scopes,
              kinds,
              path: `${path}.${key}`,
            })
          : []),
        ...blocks.flatMap(block =>
          blockIssues(block, activity, Object.keys(fieldsSchema), {
            scopes,
            kinds,
            path: `${path}.${key}.blocks.${block.id}`,
          }),
        ),
      ]),
    ]
  })
