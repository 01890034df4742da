// Findings about scripts: those that fields need are there, what they are told exists, and no script is there by mistake.
// That a script parses is found by whoever has a sandbox.

import { type FormDefinition, hookNames } from '../definition.ts'
import { isWithoutScript } from './check-registries.ts'
import { type Issue, issue } from './issues.ts'
import { allQuestions, entryOf, type Question } from './walk.ts'

const questionIssues = ({ entry, scopes, path }: Question, hasHandler: boolean): Issue[] => [
  ...(((entry.lazyLoad && !isWithoutScript(entry.lazyLoad)) || entry.handler) && !hasHandler
    ? [issue(path, 'handlerMissing')]
    : []),
  ...(entry.lazyLoad?.apiDependencies ?? [])
    .filter(name => !entryOf(name, scopes))
    .map(name => issue(`${path}.lazyLoad "${name}"`, 'unknownDependency')),
]

export const hookIssues = ({ activities, hooks = {} }: FormDefinition): Issue[] => {
  const unknown = Object.keys(hooks).filter(name => !(hookNames as readonly string[]).includes(name))
  const hasHandler = hooks.fieldHandler !== undefined
  return [
    ...unknown.map(name => issue(`hooks.${name}`, 'unknownHook')),
    ...allQuestions({ activities }).flatMap(question => questionIssues(question, hasHandler)),
  ]
}
