// Registries that know what the examples of services say and nothing else: for examples, and for requests made of them.

import { isDeepStrictEqual } from 'node:util'
import { cairoDate } from '@bawaba/language/index.ts'
import { createRegistries, type Registries } from './registries.ts'

/** What a registry answers to a question while examples are filed. */
export type RegistryExample = { from: string; parameters: object; answer: unknown }

type Dependencies = Omit<Parameters<typeof createRegistries>[0], 'call' | 'world'> &
  Pick<ReturnType<Parameters<typeof createRegistries>[0]['world']>, 'calendar'>

export const recordedRegistries = (
  examples: readonly RegistryExample[],
  { clock, calendar }: Dependencies,
): Registries =>
  createRegistries({
    call: async (from, parameters) =>
      examples.find(example => example.from === from && isDeepStrictEqual(example.parameters, parameters))
        ?.answer ?? null,
    clock,
    world: () => ({ today: cairoDate(clock()), calendar }),
  })
