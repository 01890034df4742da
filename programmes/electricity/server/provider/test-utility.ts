// The simulated utility inside a test: its origin, its keys, and a clock that the test holds.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSimulator, type Injection } from '@bawaba/sandbox-gateway/simulator.ts'
import { type Entry, registerUtility } from '../../simulator/register.ts'

export type TestUtility = {
  service: { name: string; origin: string; keys: { id: string; secret: string }[] }
  inject(injection: Injection): void
  /** What it has in its books. */
  entries(): Entry[]
  close(): Promise<void>
}

export const startUtility = async (clock: () => Date): Promise<TestUtility> => {
  const folder = mkdtempSync(join(tmpdir(), 'utility-'))
  const keys = [{ id: 'test', secret: 'k'.repeat(40) }]
  const entries: Entry[] = []
  const simulator = createSimulator<Entry>({
    folder,
    keys,
    clock,
    register: (app, books) =>
      registerUtility(app, {
        ...books,
        commit: (...records) => {
          books.commit(...records)
          entries.push(...records)
        },
      }),
  })
  const origin = await simulator.listen()
  return {
    service: { name: 'electricity-provider', origin, keys },
    inject: simulator.inject,
    entries: () => entries,
    close: async () => {
      await simulator.close()
      rmSync(folder, { recursive: true })
    },
  }
}
