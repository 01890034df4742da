// Asks the registries of a service before something of it is completed or a script runs.

import type { FieldAnswer } from '@bawaba/contract/entities/hooks.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { FormDefinition, LazyLoad, registryScripts } from '@bawaba/forms/definition.ts'
import type { Asker } from '../../outside.ts'
import { type About, completionOf, type Registries } from '../registries/index.ts'
import type { RegistryAnswers } from './context.ts'

type Definition = Pick<FormDefinition, 'registries'>
type ForField = {
  /** What the registry makes of the field by itself; without it the script is run. */
  completion?: FieldAnswer
  answers?: RegistryAnswers
}

/** All of them throw ECONNABORTED where a registry cannot be asked, or answers what nobody can read. */
export const askingRegistries = ({ ask }: Pick<Registries, 'ask'>) => ({
  forField: async (
    { registries = {} }: Definition,
    lazyLoad: LazyLoad | undefined,
    about: About,
    asker: Asker,
  ): Promise<ForField> => {
    const name = lazyLoad?.registry
    const registry = name === undefined ? undefined : registries[name]
    if (!lazyLoad || name === undefined || !registry) return {}
    const answer = await ask(registry, about, asker)
    if (lazyLoad.options === undefined && lazyLoad.value === undefined) return { answers: { [name]: answer } }
    const completion = completionOf(lazyLoad, answer)
    if (!completion) throw new Problem('ECONNABORTED')
    return { completion }
  },

  /** The answers of the registries that a script is given, by name. */
  forScript: async (
    script: (typeof registryScripts)[number],
    { registries = {} }: Definition,
    about: About,
    asker: Asker,
  ): Promise<RegistryAnswers> =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(registries)
          .filter(([, { scripts = [] }]) => scripts.includes(script))
          .map(async ([name, registry]) => [name, await ask(registry, about, asker)] as const),
      ),
    ),
})
