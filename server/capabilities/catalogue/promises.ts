// What the command says of a service beside what would keep it from being published: sentences that promise something and name
// nothing that keeps it, and times that add up to more than it promises.

import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import type { Issue } from '@bawaba/forms/index.ts'
import { durationIssues, promiseIssues, unkeptPromises } from '@bawaba/forms/workflow/check-promises.ts'
import { lazily } from '../../platform/lazily.ts'
import { standardLibrary } from './standard-library.ts'

/** The texts of standard flows and blocks, which a test of their own reads. */
const standardTexts = lazily(() => {
  const { flows, questions } = standardLibrary()
  return new Map([...flows.values(), ...questions.values()].flatMap(({ texts }) => Object.entries(texts)))
})

export const promisesOf = (definition: ServiceDefinition): Issue[] => [
  ...promiseIssues(definition),
  ...unkeptPromises(definition, (key, language, text) => standardTexts().get(key)?.[language] === text),
  ...durationIssues(definition),
]
