// Findings about scripts: those that fields need are there, what they are told exists, and no script is there by mistake.
// That a script parses is found by whoever has a sandbox.

import { type FormDefinition, hookNames } from '../definition.ts'
import { type Finding, finding } from './findings.ts'
import { entryOf, type Question, questionsOf } from './walk.ts'

const questionFindings = ({ entry, scopes, place }: Question, hasHandler: boolean): Finding[] => [
  ...((entry.lazyLoad || entry.handler) && !hasHandler ? [finding(place, 'handlerMissing')] : []),
  ...(entry.lazyLoad?.apiDependencies ?? [])
    .filter(name => !entryOf(name, scopes))
    .map(name => finding(`${place}.lazyLoad "${name}"`, 'unknownDependency')),
]

export const hookFindings = ({ activities, hooks = {} }: FormDefinition): Finding[] => {
  const unknown = Object.keys(hooks).filter(name => !(hookNames as readonly string[]).includes(name))
  const hasHandler = hooks.fieldHandler !== undefined
  return [
    ...unknown.map(name => finding(`hooks.${name}`, 'unknownHook')),
    ...activities.flatMap(questionsOf).flatMap(question => questionFindings(question, hasHandler)),
  ]
}
