// `npm run services -- accept`: supplied versions that would change who may apply, a fee or a category wait here for a yes.

import { randomBytes } from 'node:crypto'
import { createAudit } from './capabilities/audit/index.ts'
import {
  type AwaitedConsent,
  type CheckedDefinition,
  catalogueStore,
  checkDefinition,
  consentsStore,
  differenceLine,
} from './capabilities/catalogue/index.ts'
import { publicationOf } from './capabilities/definitions/index.ts'
import { readConfig } from './config.ts'
import { type Database, uuid7 } from './platform/database/index.ts'
import { digestOf, type SuppliedName, sayIssue, suppliedName, type Terminal } from './services-terminal.ts'
import { withTools } from './services-tools.ts'
import { withDatabase } from './services-versions.ts'

const describe = (awaited: AwaitedConsent, { say }: Terminal): void => {
  const { slug, version, release, sha256, differences } = awaited
  say(
    `${slug}, version ${version} is in force; release ${release} supplies ${suppliedName({ slug, sha256 })}`,
  )
  for (const difference of differences) say(`  ${differenceLine(difference)}`)
}

/** Publishes it as a start would; a start or a user may have settled it meanwhile. */
const publishAccepted = async (
  database: Database,
  { slug, release }: AwaitedConsent,
  checked: CheckedDefinition,
): Promise<string | undefined> => {
  const newId = uuid7(Date.now, randomBytes)
  const reason = `Accepted the version of release ${release}`
  const audit = createAudit({ database, clock: () => new Date() })
  const now = await audit.deed(async (queries, record) => {
    const published = await catalogueStore(queries).publish(newId(), checked, { release, reason })
    if (published.isNew) await record(publicationOf(slug, published))
    return published
  })
  return now.isNew ? `  ${slug}: version ${now.version} is in force now` : undefined
}

const acceptOne = (database: Database, awaited: AwaitedConsent, terminal: Terminal): Promise<boolean> =>
  withTools(terminal, async ({ checks }) => {
    describe(awaited, terminal)
    const stored = (await catalogueStore(database).categories()).map(({ slug }) => slug)
    const categories = new Set([...checks.categories, ...stored])
    const result = await checkDefinition(awaited.definition, { ...checks, categories })
    if ('issues' in result) {
      for (const issue of result.issues) sayIssue(issue, terminal.say)
      return false
    }
    const sentence = await publishAccepted(database, awaited, result.checked)
    terminal.say(sentence ?? `  ${awaited.slug} was changed meanwhile; nothing was published`)
    return sentence !== undefined
  })

/** What waits now may be newer than what the operator read: only the version that was named is accepted. */
const acceptNamed = async (
  database: Database,
  { slug, digest }: SuppliedName,
  waiting: readonly AwaitedConsent[],
  terminal: Terminal,
): Promise<boolean> => {
  const awaited = waiting.find(one => one.slug === slug)
  if (!awaited) {
    terminal.say(`${slug}: no supplied version of it waits for a yes`)
    return false
  }
  if (digest === digestOf(awaited)) return acceptOne(database, awaited, terminal)
  terminal.say(
    digest === undefined
      ? `${slug}: which version? Read what it changes, and name it with its digest`
      : `${slug}: ${digest} waits no more; another version does`,
  )
  describe(awaited, terminal)
  return false
}

/** Accepts those named; without names it only says which wait. Answers whether none of these is left. */
export const acceptServices = (
  { services }: { services: readonly SuppliedName[] },
  terminal: Terminal,
): Promise<boolean> =>
  withDatabase(readConfig(terminal.environment), async database => {
    const waiting = await consentsStore(database).list()
    if (services.length === 0) {
      for (const awaited of waiting) describe(awaited, terminal)
      if (waiting.length === 0) terminal.say('No supplied version waits for a yes.')
      return waiting.length === 0
    }
    let isDone = true
    for (const service of services)
      isDone = (await acceptNamed(database, service, waiting, terminal)) && isDone
    return isDone
  })
