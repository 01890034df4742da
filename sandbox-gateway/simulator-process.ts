// A simulator as a process of its own: it tells whoever forked it where it listens, and ends with them.

import { listenAsBefore } from './port.ts'
import { readKeys } from './signature.ts'
import { createSimulator, type SimulatorOptions } from './simulator.ts'

/** Runs until it is stopped; folder, keys, host and port come from the environment (`server/simulators.ts`). */
export const runSimulator = async <Entry extends object>(
  register: SimulatorOptions<Entry>['register'],
): Promise<void> => {
  const { env } = process
  const folder = env.SIMULATOR_FOLDER ?? ''
  const simulator = createSimulator({
    folder,
    keys: readKeys(env.SIMULATOR_KEYS ?? ''),
    clock: () => new Date(),
    register,
  })
  const end = () => void simulator.close().finally(() => process.exit(0))
  process.on('SIGTERM', end)
  // What a terminal sends reaches every process of it; one that was forked ends with whoever forked it.
  process.on('SIGINT', () => process.channel === undefined && end())
  process.on('disconnect', end)
  const listen = (port: number) => simulator.listen('127.0.0.1', port)
  const origin = await (env.SIMULATOR_PORT
    ? listen(Number(env.SIMULATOR_PORT))
    : listenAsBefore(folder, listen))
  process.send?.({ origin })
}
