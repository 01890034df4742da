// Findings about registries: those that fields and scripts name are there, and each reads answers that it is given.

import type { FormDefinition, LazyLoad, RegistryDefinition } from '../definition.ts'
import type { Kinds } from '../engine/table.ts'
import { namesIn } from '../expression.ts'
import { expressionIssues } from './check-expressions.ts'
import { type Issue, issue } from './issues.ts'
import type { ValueType } from './value-types.ts'
import { allQuestions, type Question, wholeOf } from './walk.ts'

/** Whether the registry's answer completes the field, and no script is asked. */
export const isWithoutScript = ({ registry, options, value }: LazyLoad): boolean =>
  registry !== undefined && (options !== undefined || value !== undefined)

/** A parameter is a single value. */
const parameterTypes: readonly ValueType[] = ['text', 'number', 'money', 'date', 'flag']

type Where = Parameters<typeof expressionIssues>[2]
const parameterIssues = ({ with: parameters = {} }: RegistryDefinition, where: Where): Issue[] =>
  Object.entries(parameters).flatMap(([name, expression]) =>
    expressionIssues(
      expression,
      parameterTypes,
      { ...where, path: `${where.path}.with.${name}` },
      'registryType',
    ),
  )

const questionIssues = (
  { entry, scopes, path }: Question,
  registries: Record<string, RegistryDefinition>,
  kinds: Kinds,
): Issue[] => {
  const { lazyLoad } = entry
  if (!lazyLoad) return []
  const { registry: name, options, value, apiDependencies } = lazyLoad
  const own = `${path}.lazyLoad`
  if (name === undefined)
    return options !== undefined || value !== undefined ? [issue(own, 'registryMissing')] : []
  const registry = Object.hasOwn(registries, name) ? registries[name] : undefined
  if (!registry) return [issue(`${own} "${name}"`, 'unknownRegistry', Object.keys(registries).join(', '))]
  const unread = namesIn(registry.with ?? {}).filter(read => !apiDependencies.includes(read))
  const kind = kinds.get(entry.uniforms.type)
  return [
    ...unread.map(read => issue(`${own} "${read}"`, 'registryReads')),
    ...(options !== undefined && !kind?.properties.includes('options')
      ? [issue(own, 'registryOptions')]
      : []),
    ...parameterIssues(registry, { scopes, kinds, path: own }),
  ]
}

export const registryIssues = (definition: FormDefinition, kinds: Kinds): Issue[] => {
  const { activities, registries = {}, hooks = {} } = definition
  const questions = allQuestions(definition)
  const used = new Set(questions.flatMap(({ entry }) => entry.lazyLoad?.registry ?? []))
  const [filing] = activities
  return [
    ...questions.flatMap(question => questionIssues(question, registries, kinds)),
    ...Object.entries(registries).flatMap(([name, registry]) => {
      const path = `registries.${name}`
      const { scripts = [] } = registry
      const isIdle = scripts.length === 0 && !used.has(name)
      return [
        ...(isIdle ? [issue(path, 'registryIdle')] : []),
        ...scripts
          .filter(script => hooks[script] === undefined)
          .map(script => issue(path, 'registryScript', script)),
        ...(scripts.length > 0 && filing
          ? parameterIssues(registry, { scopes: [wholeOf(filing)], kinds, path })
          : []),
      ]
    }),
  ]
}
