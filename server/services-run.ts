// What `npm run services` does with services that stand in folders: writes new ones, checks, tries and publishes them.

import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Issue } from '@bawaba/forms/index.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import {
  issuesOf,
  readExamples,
  readService,
  type ServiceFolder,
  serviceFolders,
} from './capabilities/catalogue/index.ts'
import { createHooks } from './capabilities/hooks/index.ts'
import { readConfig } from './config.ts'
import { createSandbox } from './platform/sandbox/index.ts'
import { chooseProgrammes, formsOf } from './programmes.ts'
import { help, readCommand, type ServicesCommand } from './services-command.ts'
import { exampleIssues } from './services-examples.ts'
import { writeNewService } from './services-new.ts'
import { preview } from './services-preview.ts'
import { withProgrammesOf } from './services-programmes.ts'
import { runScript } from './services-script.ts'
import { sayIssue, type Terminal } from './services-terminal.ts'
import { publishUserModel } from './services-user-model.ts'
import { listVersions, publishChecked, rollBack, unpublish, withDatabase } from './services-versions.ts'

type Found = ServiceFolder & { folder: string }
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
    sayIssue(issue, say)
    if (!issue.place.startsWith('examples')) say(`      ${lineOf(issue)}`)
  }
}

const root = join(import.meta.dirname, '..')

/** Writes a new service, in the category of one beside it, or in the first that the portal has. */
const create = ({ slug, parent }: Extract<ServicesCommand, { act: 'new' }>, terminal: Terminal): boolean => {
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
  return true
}

/** What scripts and forms of folders are tried with. */
const openTools = async (terminal: Terminal) => {
  const config = readConfig(terminal.environment)
  const programmes = chooseProgrammes(config)
  const forms = await formsOf(programmes)
  const sandbox = createSandbox({ limit: config.SCRIPT_TIMEOUT_MS })
  const hooks = createHooks({ sandbox, clock: () => new Date(), log: () => undefined })
  const categories = new Set(programmes.flatMap(programme => programme.categories.map(({ slug }) => slug)))
  return { config, forms, sandbox, checks: { forms, checkScripts: hooks.issues, categories } }
}

type Checking = { services: readonly Found[]; isExpanded?: boolean }
/** Whether all of them are sound; what is wrong with each is told. */
const check = async ({ services, isExpanded = false }: Checking, terminal: Terminal): Promise<boolean> => {
  const { forms, sandbox, checks } = await openTools(terminal)
  let sound = true
  try {
    for (const service of services) {
      const issues = await issuesOf(service.definition, checks)
      if (issues.length === 0) issues.push(...(await examplesIssuesOf(service, { forms, sandbox })))
      tell(service, issues, terminal)
      if (isExpanded) terminal.say(JSON.stringify(service.definition, null, 2))
      sound &&= issues.length === 0
    }
  } finally {
    await sandbox.stop()
  }
  return sound
}

const publish = async (
  { folders, reason, drafts }: Omit<Command<'publish'>, 'act'>,
  terminal: Terminal,
): Promise<boolean> => {
  const services = folders.flatMap(folder => readFolder(folder, terminal))
  if (!(await check({ services }, terminal))) return false
  return withDatabase(readConfig(terminal.environment), async database => {
    let sound = true
    for (const service of services) {
      const outcome = await publishChecked(database, service.definition, { reason, drafts })
      if ('line' in outcome) terminal.say(outcome.line)
      else tell(service, outcome.issues, terminal)
      sound &&= 'line' in outcome
    }
    return sound
  })
}

/** The one service of a folder. */
const readOne = (folder: string, terminal: Terminal): Found => {
  const [service, ...more] = readFolder(folder, terminal)
  if (!service || more.length > 0) throw new Error(`${folder} holds more than one service.`)
  return service
}

const runOne = async (command: Command<'run'>, terminal: Terminal): Promise<boolean> => {
  const service = readOne(command.folder, terminal)
  const { valid, today } = readExamples(asFolder(service.folder))
  const { sandbox } = await openTools(terminal)
  try {
    const now = () => performance.timeOrigin + performance.now()
    return await runScript({ command, service, examples: valid, today, sandbox, now, say: terminal.say })
  } finally {
    await sandbox.stop()
  }
}

const openPreview = async ({ folder }: Command<'preview'>, from: Terminal): Promise<boolean> => {
  const service = readOne(folder, from)
  const terminal = withProgrammesOf([service.folder], from)
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  return preview({
    folder: service.folder,
    slug: service.definition.serviceSlug,
    terminal,
    signal: stop.signal,
    publish: environment =>
      // What cannot be read while it is being written is told, and read again with the next change.
      publish(
        { folders: [service.folder], reason: 'Preview', drafts: 'carry' },
        { ...terminal, environment },
      ).catch(error => {
        terminal.complain((error as Error).message)
        return false
      }),
  })
}

type Command<Act extends ServicesCommand['act']> = Extract<ServicesCommand, { act: Act }>
/** Each answers whether all was well. */
const acts: {
  [Act in ServicesCommand['act']]: (command: Command<Act>, terminal: Terminal) => boolean | Promise<boolean>
} = {
  help: (_, { say }) => {
    say(help)
    return true
  },
  new: create,
  check: ({ folders, isExpanded }, terminal) => {
    const services = folders.flatMap(folder => readFolder(folder, terminal))
    const paths = services.map(({ folder }) => folder)
    return check({ services, isExpanded }, withProgrammesOf(paths, terminal))
  },
  publish,
  run: runOne,
  preview: openPreview,
  versions: listVersions,
  rollback: rollBack,
  unpublish,
  'user-model': publishUserModel,
}

/** Runs the command; answers its exit code. */
export const runServices = async (words: readonly string[], terminal: Terminal): Promise<number> => {
  try {
    const command = readCommand(words)
    const act = acts[command.act] as (
      command: ServicesCommand,
      terminal: Terminal,
    ) => boolean | Promise<boolean>
    return (await act(command, terminal)) ? 0 : 1
  } catch (error) {
    terminal.complain((error as Error).message)
    return 1
  }
}
