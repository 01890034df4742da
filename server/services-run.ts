// What `npm run services` does with services that stand in folders: writes new ones, checks, tries and publishes them.

import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Issue } from '@bawaba/forms/index.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import {
  type CheckedDefinition,
  checkDefinition,
  promisesOf,
  readExamples,
  readService,
  type ServiceFolder,
  serviceFolders,
  warningsOf,
} from './capabilities/catalogue/index.ts'
import { readConfig } from './config.ts'
import { chooseProgrammes } from './programmes.ts'
import { acceptServices } from './services-accept.ts'
import { help, readCommand, type ServicesCommand } from './services-command.ts'
import { diffServices, installedServices } from './services-diff.ts'
import { exampleIssues } from './services-examples.ts'
import { writeNewService } from './services-new.ts'
import { preview } from './services-preview.ts'
import { withProgrammesOf } from './services-programmes.ts'
import { runScript } from './services-script.ts'
import { sayIssue, type Terminal } from './services-terminal.ts'
import { withTools } from './services-tools.ts'
import { publishUserModel } from './services-user-model.ts'
import {
  listVersions,
  publishChecked,
  reopen,
  rollBack,
  unpublish,
  vanishedStatesOf,
  withDatabase,
} from './services-versions.ts'

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
  for (const warning of warningsOf(definition)) {
    say('  ⚠')
    sayIssue(warning, say)
    say(`      ${lineOf(warning)}`)
  }
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

/** A service that passed the check and its examples. */
type SoundService = { found: Found; checked: CheckedDefinition }

/** Checks each service and prints what is wrong with it; undefined if anything is. */
const checkAll = (
  services: readonly Found[],
  terminal: Terminal,
  isExpanded = false,
): Promise<SoundService[] | undefined> =>
  withTools(terminal, async ({ checks, sandbox }) => {
    const sound: SoundService[] = []
    for (const found of services) {
      const result = await checkDefinition(found.definition, checks)
      const issues =
        'issues' in result
          ? result.issues
          : [
              ...promisesOf(found.definition),
              ...(await examplesIssuesOf(found, { forms: checks.forms, sandbox })),
            ]
      tell(found, issues, terminal)
      if (isExpanded) terminal.say(JSON.stringify(found.definition, null, 2))
      if ('checked' in result && issues.length === 0) sound.push({ found, checked: result.checked })
    }
    return sound.length === services.length ? sound : undefined
  })

const publish = async (
  { folders, reason, drafts }: Omit<Command<'publish'>, 'act'>,
  terminal: Terminal,
): Promise<boolean> => {
  const services = await checkAll(
    folders.flatMap(folder => readFolder(folder, terminal)),
    terminal,
  )
  if (!services) return false
  return withDatabase(readConfig(terminal.environment), async database => {
    let isSound = true
    for (const { found, checked } of services) {
      const issues = await vanishedStatesOf(database, found.definition)
      if (issues.length > 0) tell(found, issues, terminal)
      else terminal.say(await publishChecked(database, checked, { reason, drafts }))
      isSound &&= issues.length === 0
    }
    return isSound
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
  const now = () => performance.timeOrigin + performance.now()
  return withTools(terminal, ({ sandbox }) =>
    runScript({ command, service, examples: valid, today, sandbox, now, say: terminal.say }),
  )
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
  check: async ({ folders, isExpanded }, terminal) => {
    const services = folders.flatMap(folder => readFolder(folder, terminal))
    const paths = services.map(({ folder }) => folder)
    return (await checkAll(services, withProgrammesOf(paths, terminal), isExpanded)) !== undefined
  },
  diff: ({ folders }, terminal) =>
    diffServices(
      folders.length === 0
        ? installedServices(terminal)
        : folders.flatMap(folder => readFolder(folder, terminal)).map(({ definition }) => definition),
      terminal,
    ),
  accept: acceptServices,
  publish,
  run: runOne,
  preview: openPreview,
  versions: listVersions,
  rollback: rollBack,
  unpublish,
  reopen,
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
