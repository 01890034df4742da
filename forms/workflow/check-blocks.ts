// Findings about blocks: ids, what each kind is made of, the question it stands above, the answers it shows.

import { safePicture } from '../addresses.ts'
import { type BlockEntry, blockKinds, type OwnPart } from '../block.ts'
import type { FieldEntry, FieldsSchema, FormDefinition } from '../definition.ts'
import { type Kinds, restOf } from '../engine/table.ts'
import { safeAddress } from '../safe-address.ts'
import { expressionIssues } from './check-expressions.ts'
import { type Issue, issue, repeated } from './issues.ts'
import { entryOf, scopesOf } from './walk.ts'

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

type Looked = { scopes: readonly FieldsSchema[]; kinds: Kinds; path: string }

/** What a handler makes of a question is known to the form that asked it alone. */
const isLoaded = ({ lazyLoad, uniforms }: FieldEntry, kinds: Kinds): boolean =>
  lazyLoad !== undefined || kinds.get(uniforms.type)?.needsHandler === true

/** A fact is words or an answer: one of the activity, or where it acts on a request one that is there already. */
const factIssues = ({ facts = [] }: BlockEntry, { scopes, kinds, path }: Looked): Issue[] =>
  facts.flatMap(({ text, field }, index) => {
    const own = `${path}.facts.${index}`
    if ((text === undefined) === (field === undefined)) return [issue(own, 'factWays')]
    if (field === undefined) return []
    const entry = entryOf(field, scopes)
    if (!entry || restOf(field) !== '') return [issue(own, 'unknownField', field)]
    return !entryOf(field, scopes.slice(0, 1)) && isLoaded(entry, kinds)
      ? [issue(own, 'factIsLoaded', field)]
      : []
  })

const blockIssues = (block: BlockEntry, names: readonly string[], looked: Looked): Issue[] => {
  const { path } = looked
  return [
    ...(Object.hasOwn(blockKinds, block.kind)
      ? partIssues(block, path)
      : [issue(path, 'badValue', block.kind)]),
    ...(block.before === undefined || names.includes(block.before)
      ? []
      : [issue(`${path}.before`, 'unknownField', block.before)]),
    ...(block.picture === undefined || safePicture.test(block.picture)
      ? []
      : [issue(`${path}.picture`, 'badValue', block.picture)]),
    ...(block.links ?? [])
      .filter(({ href }) => !safeAddress.test(href))
      .map(({ href }) => issue(`${path}.links`, 'badValue', href)),
    ...factIssues(block, looked),
    ...(block.conditionalField ? expressionIssues(block.conditionalField, ['flag'], looked) : []),
  ]
}

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
          blockIssues(block, Object.keys(fieldsSchema), {
            scopes,
            kinds,
            path: `${path}.${key}.blocks.${block.id}`,
          }),
        ),
      ]),
    ]
  })
