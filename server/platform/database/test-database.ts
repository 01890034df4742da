// A real, migrated database for one test file, in some 15 ms: the migrations run once into a template, with the rows that
// every copy shall begin with, and each file gets a copy of it.
import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { migrateQueue, queueVersion } from '../jobs/schema.ts'
import { createDatabase, type Database } from './database.ts'
import { migrate } from './migrate.ts'
import { type MigrationSource, readMigrations } from './migration-files.ts'
import { grantServer } from './privileges.ts'
import { type TestCluster, testCluster } from './test-cluster.ts'

/** One database, as its owner and as the role of a server. */
export type TestDatabase = {
  database: Database
  url: string
  serverDatabase: Database
  serverUrl: string
  close(): Promise<void>
}

/** Rows that every copy begins with. The fingerprint changes with whatever they are made from. */
export type Contents = {
  fingerprint: string
  /** Tables that the server's role only reads. */
  guarded: readonly string[]
  fill(database: Database): Promise<void>
}

const templateLock = 0x62617763
const ignore = () => undefined
// What a statement answers is tried, not how fast this machine is.
const statementTimeout = 30_000

const asAdmin = async <Result>({ adminUrl }: TestCluster, work: (client: pg.Client) => Promise<Result>) => {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const objectInUse = '55006'
/** PostgreSQL waits five seconds for connections to a template that are just closing: too short for a busy machine. */
const whenUnused = async (client: pg.Client, statement: string, tries = 6): Promise<void> => {
  try {
    await client.query(statement)
  } catch (error) {
    if ((error as { code?: string }).code !== objectInUse || tries <= 1) throw error
    await whenUnused(client, statement, tries - 1)
  }
}

const create = (client: pg.Client, name: string, owner: string, from = 'template0') =>
  whenUnused(
    client,
    `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(from)} owner ${pg.escapeIdentifier(owner)}`,
  )

/** Makes the template unless it is there: built aside and renamed, so that a run cut short leaves no half one. */
const makeTemplate = (cluster: TestCluster, name: string, sources: MigrationSource[], contents?: Contents) =>
  asAdmin(cluster, async client => {
    await client.query('select pg_advisory_lock($1)', [templateLock])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    const passing = `${name}_new`
    await client.query(`drop database if exists ${pg.escapeIdentifier(passing)} with (force)`)
    await create(client, passing, cluster.owner)
    const database = createDatabase({
      url: cluster.urlOf(passing),
      log: ignore,
      poolSize: 1,
      statementTimeout,
    })
    try {
      await migrate(database, sources)
      await migrateQueue(database, cluster.urlOf(passing))
      await contents?.fill(database)
      await grantServer(database, roleIn(cluster.serverUrlOf(passing)), contents?.guarded ?? [])
    } finally {
      await database.close()
    }
    await whenUnused(
      client,
      `alter database ${pg.escapeIdentifier(passing)} rename to ${pg.escapeIdentifier(name)}`,
    )
  })

const roleIn = (url: string): string => decodeURIComponent(new URL(url).username)
const templates = new Map<string, Promise<void>>()

const templateFor = async (
  cluster: TestCluster,
  sources: MigrationSource[],
  contents?: Contents,
): Promise<string> => {
  const migrations = await readMigrations(sources)
  const hash = createHash('sha256')
  for (const { source, name, sha256 } of migrations) hash.update(`${source}/${name}:${sha256}\n`)
  hash.update(`queue ${queueVersion}\n`)
  hash.update(contents?.fingerprint ?? '')
  const template = `bawaba_template_${hash.digest('hex').slice(0, 16)}`
  const made = templates.get(template) ?? makeTemplate(cluster, template, sources, contents)
  templates.set(template, made)
  await made
  return template
}

/** A database with nothing in it; `close` drops it. */
export const emptyDatabase = async (): Promise<Pick<TestDatabase, 'url' | 'serverUrl' | 'close'>> => {
  const cluster = await testCluster()
  const name = `bawaba_test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(cluster, client => create(client, name, cluster.owner))
  return {
    url: cluster.urlOf(name),
    serverUrl: cluster.serverUrlOf(name),
    close: () =>
      asAdmin(cluster, async client => {
        await client.query(`drop database ${pg.escapeIdentifier(name)} with (force)`)
      }),
  }
}

/**
 * A database of its own for the test file that asks; `close` drops it.
 * @param sources the migrations that shall have run, in order
 */
export const testDatabase = async (
  sources: MigrationSource[],
  contents?: Contents,
): Promise<TestDatabase> => {
  const cluster = await testCluster()
  const template = await templateFor(cluster, sources, contents)
  const name = `bawaba_test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(cluster, client => create(client, name, cluster.owner, template))
  const url = cluster.urlOf(name)
  const serverUrl = cluster.serverUrlOf(name)
  const database = createDatabase({ url, log: ignore, statementTimeout })
  const serverDatabase = createDatabase({ url: serverUrl, log: ignore, statementTimeout })
  return {
    database,
    url,
    serverDatabase,
    serverUrl,
    close: async () => {
      await serverDatabase.close()
      await database.close()
      await asAdmin(cluster, client =>
        client.query(`drop database ${pg.escapeIdentifier(name)} with (force)`),
      )
    },
  }
}
