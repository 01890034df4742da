// What `npm run services` checks and tries services with: forms of the installed programmes and a sandbox for scripts.

import type { Checks } from './capabilities/catalogue/index.ts'
import { createHooks } from './capabilities/hooks/index.ts'
import { readConfig } from './config.ts'
import { createSandbox } from './platform/sandbox/index.ts'
import { chooseProgrammes, formsOf } from './programmes.ts'
import type { Terminal } from './services-terminal.ts'

/** Opens them for a piece of work. Categories are those of the programmes. */
export const withTools = async <Value>(
  { environment }: Pick<Terminal, 'environment'>,
  work: (tools: { checks: Checks; sandbox: ReturnType<typeof createSandbox> }) => Promise<Value>,
): Promise<Value> => {
  const config = readConfig(environment)
  const programmes = chooseProgrammes(config)
  const forms = await formsOf(programmes)
  const sandbox = createSandbox({ limit: config.SCRIPT_TIMEOUT_MS })
  const hooks = createHooks({ sandbox, clock: () => new Date(), log: () => undefined })
  const categories = new Set(programmes.flatMap(programme => programme.categories.map(({ slug }) => slug)))
  try {
    return await work({ sandbox, checks: { forms, checkScripts: hooks.issues, categories } })
  } finally {
    await sandbox.stop()
  }
}
