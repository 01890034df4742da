// What services ask registries outside: the question made of answers, and an answer used again where the service allows it.
// What a registry knows of a person passes through memory only.

import { Problem } from '@bawaba/contract/problem.ts'
import type { Answers, RegistryDefinition } from '@bawaba/forms/definition.ts'
import type { CompiledService, World } from '@bawaba/forms/index.ts'
import type { Asker } from '../../outside.ts'
import type { Questions } from '../budgets/index.ts'
import { reusedAnswers } from './reused-answers.ts'

/**
 * Asks what `from` names ("civil-registry.person") about these parameters. Answers data, or null where it knows nothing of
 * them. Throws ECONNABORTED where it cannot be asked.
 */
export type RegistryCall = (from: string, parameters: Record<string, unknown>) => Promise<unknown>

type Dependencies = {
  call: RegistryCall
  clock: () => Date
  /** The day, and the days that are worked. */
  world: () => World
  /** Counts a question against whoever asks; without it nobody has a budget. */
  questions?: Pick<Questions, 'take'>
}

/** Answers, and the form that reads them. */
export type About = { answers: Answers; form: Pick<CompiledService, 'evaluate'> }

export type Registries = {
  /**
   * As the call does; null too while a parameter is missing. A question is counted here, whoever calls: what was typed,
   * filed, reckoned or judged. Asked again by the same person soon after, it tells them nothing new and counts no more.
   */
  ask(registry: RegistryDefinition, about: About, asker: Asker): Promise<unknown>
}

export const createRegistries = ({ call, clock, world, questions }: Dependencies): Registries => {
  const reused = reusedAnswers(clock)
  return {
    ask: async ({ from, with: wanted = {}, reuseSeconds = 0 }, { answers, form }, asker) => {
      const around = world()
      const parameters = Object.entries(wanted).map(
        ([name, expression]) => [name, form.evaluate(expression, answers, around)] as const,
      )
      if (parameters.some(([, value]) => value === undefined || value === null || value === '')) return null
      const question = Object.fromEntries(parameters)
      const named = `${from} ${JSON.stringify(question)}`
      if (asker !== 'system') await questions?.take(asker.by, named)
      const ask = () => call(from, question)
      return reuseSeconds === 0 ? ask() : reused.get(named, reuseSeconds, ask)
    },
  }
}

/** Where there is nobody to ask. */
export const noRegistries: Registries = {
  ask: async () => {
    throw new Problem('ECONNABORTED')
  },
}
