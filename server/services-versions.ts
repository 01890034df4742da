// The versions of a published service, for `npm run services`: listed, brought back, taken out of sight.

import { randomBytes } from 'node:crypto'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { createAudit } from './capabilities/audit/index.ts'
import {
  type CheckedDefinition,
  catalogueStore,
  checkDefinition,
  switchesStore,
} from './capabilities/catalogue/index.ts'
import {
  definitionsStore,
  publicationOf,
  switchOf,
  vanishedStates,
} from './capabilities/definitions/index.ts'
import { counterStore } from './capabilities/requests/index.ts'
import { type Config, readConfig } from './config.ts'
import { openDatabase } from './database.ts'
import { type Database, uuid7 } from './platform/database/index.ts'
import { chooseProgrammes } from './programmes.ts'
import type { ServicesCommand } from './services-command.ts'
import { sayIssue, type Terminal } from './services-terminal.ts'
import { withTools } from './services-tools.ts'

type Command<Act extends ServicesCommand['act']> = Extract<ServicesCommand, { act: Act }>
type How = Pick<Command<'rollback'>, 'reason' | 'drafts'>

/** Opens the database that the server uses, and closes it. */
export const withDatabase = async <Value>(
  config: Config,
  work: (database: Database) => Promise<Value>,
): Promise<Value> => {
  const options = { report: () => undefined, log: () => undefined, isUnsafe: false }
  const { database, close } = await openDatabase(config, chooseProgrammes(config), options)
  try {
    return await work(database)
  } finally {
    await close()
  }
}

/** Publishes a definition that was checked. Answers the sentence for what was done. */
export const publishChecked = async (
  database: Database,
  checked: CheckedDefinition,
  how: How,
): Promise<string> => {
  const { serviceSlug } = checked.definition
  const newId = uuid7(Date.now, randomBytes)
  const audit = createAudit({ database, clock: () => new Date() })
  const now = await audit.deed(async (queries, record) => {
    const published = await catalogueStore(queries).publish(newId(), checked, how)
    if (published.isNew) await record(publicationOf(serviceSlug, published))
    return published
  })
  return `  ${serviceSlug}: version ${now.version} ${now.isNew ? 'is in force now' : 'is the same already'}`
}

/** States that this definition would take away while requests are in them. */
export const vanishedStatesOf = async (database: Database, definition: ServiceDefinition) => {
  const { serviceSlug } = definition
  const inForce = (await catalogueStore(database).services()).find(({ slug }) => slug === serviceSlug)
  const live = await counterStore(database).liveByStatus(serviceSlug)
  return vanishedStates(definition, inForce?.definition.workflow.states ?? [], live)
}

const serviceIn = async (database: Database, slug: string) => {
  const found = (await catalogueStore(database).services()).find(service => service.slug === slug)
  if (!found) throw new Error(`No service ${slug} was published.`)
  return found
}

export const listVersions = ({ slug }: Command<'versions'>, { environment, say }: Terminal) =>
  withDatabase(readConfig(environment), async database => {
    const service = await serviceIn(database, slug)
    const rows = await definitionsStore(database).versions(service.id)
    for (const { version, publishedAt, reason, by } of rows) {
      const mark = version === service.version ? '*' : ' '
      const who = by?.englishName ?? by?.name ?? 'a command'
      say(`${mark} ${String(version).padStart(4)}  ${publishedAt.toISOString()}  ${who}: ${reason ?? '-'}`)
    }
    if (service.deactivated) say('  It is hidden from everyone but staff.')
    for (const { changedAt, deactivated, reason, by } of await switchesStore(database).history(service.id)) {
      if (reason === null) continue
      const who = by?.englishName ?? by?.name ?? 'a command'
      say(`  ${changedAt.toISOString()}  ${deactivated ? 'closed' : 'open'}, ${who}: ${reason}`)
    }
    return true
  })

/** Publishes a definition of the database again, by the rules of today. */
const publishAgain = (
  database: Database,
  definition: ServiceDefinition,
  how: How,
  terminal: Terminal,
): Promise<boolean> =>
  withTools(terminal, async ({ checks }) => {
    const stored = (await catalogueStore(database).categories()).map(({ slug }) => slug)
    const categories = new Set([...checks.categories, ...stored])
    const result = await checkDefinition(definition, { ...checks, categories })
    if ('checked' in result) terminal.say(await publishChecked(database, result.checked, how))
    else for (const issue of result.issues) sayIssue(issue, terminal.say)
    return 'checked' in result
  })

/** Requests stay on their versions: those in states that the version does not have stand in nobody's way. */
export const rollBack = ({ slug, version, ...how }: Command<'rollback'>, terminal: Terminal) =>
  withDatabase(readConfig(terminal.environment), async database => {
    await serviceIn(database, slug)
    const earlier = await catalogueStore(database).definition(slug, version)
    if (!earlier) throw new Error(`${slug} has no version ${version}.`)
    return publishAgain(database, earlier.definition, how, terminal)
  })

/** Closes or opens a service beside its versions: requests and drafts are not touched. */
const switchTo =
  (deactivated: boolean, sentence: string) =>
  ({ slug, reason }: { slug: string; reason: string }, { environment, say }: Terminal) =>
    withDatabase(readConfig(environment), async database => {
      const { id: serviceId, deactivated: before } = await serviceIn(database, slug)
      if (before === deactivated) {
        say(`  ${slug}: ${sentence} already`)
        return true
      }
      const now = new Date()
      const change = { deactivated }
      await createAudit({ database, clock: () => now }).deed(async (queries, record) => {
        const revision = await switchesStore(queries).change({ serviceId, change, reason, by: null, now })
        if (revision !== undefined) await record(switchOf(slug, revision, change))
      })
      say(`  ${slug}: ${sentence}`)
      return true
    })

export const unpublish = switchTo(true, 'hidden from everyone but staff')
export const reopen = switchTo(false, 'open to everyone again')
