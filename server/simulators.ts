// The simulators of a demo: for each service outside that a programme asks and no setting names, a process of its own
// with books of its own, which ends with us and is started again, at the same address, where it ends before.

import { fork } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from './config.ts'
import type { OutsideService } from './config-kinds.ts'
import { superviseChild } from './platform/child-process.ts'
import type { Random } from './platform/secret.ts'
import { keysText, storedKeys } from './sandbox-gateway.ts'

/** What a programme brings along to try it with. */
export type SimulatorDefinition = {
  /** The name of the service in `OUTSIDE_SERVICES`. */
  name: string
  /** A file that runs it by `runSimulator`. */
  script: URL
}
export type Simulators = { services: readonly OutsideService[]; stop(): Promise<void> }

export const outsideServicesText = (services: readonly OutsideService[]): string =>
  services.map(({ name, origin, keys }) => `${name}=${origin},${keysText(keys)}`).join(';')

const launch = async (
  { name, script }: SimulatorDefinition,
  { DATA_FOLDER }: Config,
  { random, report }: { random: Random; report: (line: string) => void },
) => {
  const folder = join(DATA_FOLDER, 'simulators', name)
  const keys = await storedKeys([], folder, random)
  const environment = { ...process.env, SIMULATOR_FOLDER: folder, SIMULATOR_KEYS: keysText(keys) }
  const { ready, stop } = await superviseChild<{ origin: string }>({
    name: `The simulator ${name}`,
    report,
    fork: before =>
      fork(fileURLToPath(script), [], {
        env: { ...environment, ...(before ? { SIMULATOR_PORT: new URL(before.origin).port } : {}) },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      }),
  })
  return { service: { name, origin: ready.origin, keys }, stop }
}

/** Starts those that the settings leave open; one that does not come up is reported and left out. */
export const launchSimulators = async (
  definitions: readonly SimulatorDefinition[],
  config: Config,
  dependencies: { random: Random; report: (line: string) => void },
): Promise<Simulators> => {
  const configured = new Set(config.OUTSIDE_SERVICES.map(({ name }) => name))
  const launched = await Promise.all(
    definitions
      .filter(({ name }) => !configured.has(name))
      .map(definition =>
        launch(definition, config, dependencies).catch((error: Error) => {
          dependencies.report(`There is no simulator ${definition.name}: ${error.message}`)
          return undefined
        }),
      ),
  )
  const running = launched.filter(one => one !== undefined)
  return {
    services: [...config.OUTSIDE_SERVICES, ...running.map(({ service }) => service)],
    stop: async () => void (await Promise.all(running.map(({ stop }) => stop()))),
  }
}
