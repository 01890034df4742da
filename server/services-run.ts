// What `npm run services` does: checks services that stand in folders, and publishes them.

import { randomBytes } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Issue } from '@bawaba/forms/index.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import { auditStore, createAudit } from './capabilities/audit/index.ts'
import {
  catalogueStore,
  fingerprintOf,
  issuesOf,
  readExamples,
  readService,
  type ServiceFolder,
  serviceFolders,
} from './capabilities/catalogue/index.ts'
import { publicationOf, vanishedStates } from './capabilities/definitions/index.ts'
import { createHooks } from './capabilities/hooks/index.ts'
import { counterStore } from './capabilities/requests/index.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database.ts'
import { uuid7 } from './platform/database/index.ts'
import { createSandbox } from './platform/sandbox/index.ts'
import { chooseProgrammes, formsOf } from './programmes.ts'
import { help, readCommand, type ServicesCommand } from './services-command.ts'
import { exampleIssues } from './services-examples.ts'
import { writeNewService } from './services-new.ts'

type Found = ServiceFolder & { folder: string }
type Terminal = {
  environment: NodeJS.ProcessEnv
  say: (line: string) => void
  /** Where a refusal of the command itself goes. */
  complain: (line: string) => void
}
const asFolder = (path: string) => new URL(`${pathToFileURL(path).href}/`)

/** The service, or the services, of a folder. npm runs from the root: paths are meant from where it was called. */
const readFolder = (path: string, { environment }: Terminal): Found[] => {
  const folder = resolve(environment.INIT_CWD ?? process.cwd(), path)
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new Error(`There is no folder ${folder}`)
  if (existsSync(join(folder, 'service.json'))) return [{ folder, ...readService(asFolder(folder)) }]
  const found = serviceFolders(asFolder(folder)).map(readService)
  if (found.length === 0) throw new Error(`${folder} holds no service.json and no folder of a service`)
  return found.map(service => ({ folder: join(folder, service.definition.serviceSlug), ...service }))
}

/** What stands against the examples of a service: a file that cannot be read is told like the rest. */
const examplesIssuesOf = async (
  { folder, definition }: Found,
  input: Pick<Parameters<typeof exampleIssues>[0], 'forms' | 'sandbox'>,
): Promise<Issue[]> => {
  let examples: ReturnType<typeof readExamples>
  try {
    examples = readExamples(asFolder(folder))
  } catch (error) {
    const { message } = error as Error
    return [{ place: 'examples.json', key: 'exampleFailed', text: { ar: message, en: message } }]
  }
  return exampleIssues({ definition, today: cairoDate(new Date()), ...examples, ...input })
}

const tell = ({ definition, lineOf }: Found, issues: readonly Issue[], { say }: Terminal): void => {
  say(`${issues.length === 0 ? '✔' : '✖'} ${definition.serviceSlug}`)
  for (const issue of issues) {
    const { place: path, text } = issue
    say(`    ${path}\n      ${text.ar}\n      ${text.en}`)
    if (!path.startsWith('examples')) say(`      ${lineOf(issue)}`)
  }
}

const root = join(import.meta.dirname, '..')

/** Writes a new service, in the first category that the portal has. */
const create = ({ slug, parent }: Extract<ServicesCommand, { act: 'new' }>, terminal: Terminal): void => {
  const { environment, say } = terminal
  const [category] = chooseProgrammes(readConfig(environment)).flatMap(({ categories }) => categories)
  const folder = writeNewService({
    slug,
    parent: resolve(environment.INIT_CWD ?? process.cwd(), parent),
    category: category?.slug ?? '',
    root,
  })
  say(`${folder}: change service.json, texts.json and examples.json, then`)
  say(`  npm run services -- check ${folder}`)
}

const run = async (
  command: Exclude<ServicesCommand, { act: 'help' | 'new' }>,
  terminal: Terminal,
): Promise<boolean> => {
  const services = command.folders.flatMap(folder => readFolder(folder, terminal))
  const config = readConfig(terminal.environment)
  const programmes = chooseProgrammes(config)
  const forms = await formsOf(programmes)
  const sandbox = createSandbox({ limit: config.SCRIPT_TIMEOUT_MS })
  const hooks = createHooks({ sandbox, clock: () => new Date(), log: () => undefined })
  const categories = new Set(programmes.flatMap(programme => programme.categories.map(({ slug }) => slug)))
  const checks = { forms, checkScripts: hooks.issues, categories }
  let sound = true
  try {
    for (const service of services) {
      const issues = await issuesOf(service.definition, checks)
      if (issues.length === 0) issues.push(...(await examplesIssuesOf(service, { forms, sandbox })))
      tell(service, issues, terminal)
      if (command.act === 'check' && command.isExpanded)
        terminal.say(JSON.stringify(service.definition, null, 2))
      sound &&= issues.length === 0
    }
  } finally {
    await sandbox.stop()
  }
  return sound && (command.act === 'check' || (await publish(services, command, config, terminal)))
}

const publish = async (
  services: readonly Found[],
  { reason, drafts }: Extract<ServicesCommand, { act: 'publish' }>,
  config: ReturnType<typeof readConfig>,
  terminal: Terminal,
): Promise<boolean> => {
  const options = { report: () => undefined, log: () => undefined, isUnsafe: false }
  const { database, close } = await openDatabase(config, chooseProgrammes(config), options)
  const newId = uuid7(Date.now, randomBytes)
  const { record } = createAudit({ store: auditStore(database), clock: () => new Date() })
  let sound = true
  try {
    for (const service of services) {
      const { definition } = service
      const issues = vanishedStates(
        definition,
        await counterStore(database).liveByStatus(definition.serviceSlug),
      )
      if (issues.length > 0) {
        tell(service, issues, terminal)
        sound = false
        continue
      }
      const how = { reason, drafts }
      const now = await catalogueStore(database).publish(newId(), definition, fingerprintOf(definition), how)
      if (now.isNew) await record(publicationOf(definition.serviceSlug, now, reason))
      terminal.say(
        `  ${definition.serviceSlug}: version ${now.version} ${now.isNew ? 'is in force now' : 'is the same already'}`,
      )
    }
  } finally {
    await close()
  }
  return sound
}

/** Runs the command; answers its exit code. */
export const runServices = async (words: readonly string[], terminal: Terminal): Promise<number> => {
  try {
    const command = readCommand(words)
    if (command.act === 'help') terminal.say(help)
    else if (command.act === 'new') create(command, terminal)
    else return (await run(command, terminal)) ? 0 : 1
    return 0
  } catch (error) {
    terminal.complain((error as Error).message)
    return 1
  }
}
