// A registry that answers a question with what it was asked.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSimulator } from '@bawaba/sandbox-gateway/simulator.ts'
import { outsideServicesText } from './simulators.ts'

const keys = [{ id: 'test', secret: 'k'.repeat(40) }]

export const echoRegistry = () => {
  const folder = mkdtempSync(join(tmpdir(), 'echo-'))
  const simulator = createSimulator({
    folder,
    keys,
    clock: () => new Date('2026-11-20T10:00:00Z'),
    register: app =>
      app.post<{ Params: { what: string }; Body: { parameters: { said: unknown } } }>(
        '/registries/:what',
        async ({ body }) => ({ answer: { said: `said ${body.parameters.said}` } }),
      ),
  })
  return {
    /** The setting by which a portal knows it. */
    listen: async (): Promise<string> =>
      outsideServicesText([{ name: 'echo', origin: await simulator.listen(), keys }]),
    close: async (): Promise<void> => {
      await simulator.close()
      rmSync(folder, { recursive: true })
    },
  }
}
