// The command that fills a portal with made-up requests. npm run seed -- help

import { randomBytes } from 'node:crypto'
import { publishProgrammes } from './capabilities/catalogue/index.ts'
import { createHooks } from './capabilities/hooks/index.ts'
import { recordedRegistries } from './capabilities/registries/index.ts'
import {
  createSeeding,
  readSeedCommand,
  type SeedCommand,
  seedHelp,
  seedStore,
} from './capabilities/seeding/index.ts'
import { workingWeek } from './capabilities/working-time/index.ts'
import { isDemoMode, readConfig } from './config.ts'
import { openDatabase } from './database.ts'
import { uuid7 } from './platform/database/index.ts'
import { createSandbox } from './platform/sandbox/index.ts'
import { createSeal } from './platform/sealed.ts'
import { portalKeys } from './portal-keys.ts'
import { chooseProgrammes, formsOf } from './programmes.ts'
import { release } from './release.ts'
import { registryExamplesOf, seedServices } from './seed-services.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const width = 30

/** A bar that stays on its line where somebody looks on, and one line for each stage where nobody does. */
const progressBar = () => {
  let stage = ''
  return (what: string, share: number): void => {
    if (process.stdout.isTTY) {
      const full = Math.round(share * width)
      process.stdout.write(
        `\r\u001b[2K${what.padEnd(10)} ${'█'.repeat(full)}${'░'.repeat(width - full)} ${Math.round(share * 100)}%`,
      )
    } else if (what !== stage) say(what)
    stage = what
  }
}

const run = async (command: SeedCommand): Promise<void> => {
  const config = readConfig(process.env)
  const programmes = chooseProgrammes(config)
  const quiet = { report: () => undefined, log: () => undefined, isUnsafe: true, isOwner: true }
  // Beside a server that runs, or alone.
  const { database, close } = await openDatabase(config, programmes, { ...quiet }).catch(() =>
    openDatabase(config, programmes, quiet),
  )
  // Nobody waits for a page here: a script may take its time.
  const sandbox = createSandbox({ limit: Math.max(5000, config.SCRIPT_TIMEOUT_MS) })
  const clock = () => new Date()
  const forms = await formsOf(programmes)
  const recorded = { operations: forms.operations, clock, calendar: workingWeek }
  const registries = recordedRegistries(registryExamplesOf(programmes), recorded)
  const hooks = createHooks({ sandbox, clock, registries, log: () => undefined })
  try {
    const newId = uuid7(Date.now, randomBytes)
    await publishProgrammes({
      database,
      forms,
      programmes,
      release,
      newId,
      needsConsent: !isDemoMode(config),
      checkScripts: hooks.issues,
    })
    const { keys } = await portalKeys(config, database, randomBytes)
    const seeding = createSeeding({
      seal: createSeal(keys, randomBytes),
      services: await seedServices(database, programmes, hooks),
      inOne: work =>
        database.transaction(queries => work(seedStore(queries)), { statementTimeout: 0, lockTimeout: 0 }),
      clock: () => new Date(),
      progress: progressBar(),
    })
    const done = await seeding.run(command, config.DATABASE_URL !== '')
    const rate = Math.round(done.requests / done.seconds)
    say(
      `\n${done.requests} requests of ${done.people} people in ${done.seconds.toFixed(1)} s: ${rate} a second.`,
    )
    if (done.skipped.length > 0) say(`Without examples, hence without requests: ${done.skipped.join(', ')}.`)
  } finally {
    await sandbox.stop()
    await close()
  }
}

try {
  const command = readSeedCommand(process.argv.slice(2))
  if (command) await run(command)
  else say(seedHelp)
} catch (error) {
  process.stderr.write(`\n${(error as Error).message}\n`)
  process.exitCode = 1
}
