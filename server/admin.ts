// The command for whoever runs the portal: the first administrator, a way back in, ending maintenance, the database.
// npm run admin -- help

import { randomBytes } from 'node:crypto'
import { type AdminCommand, help, readAdminCommand } from './admin-command.ts'
import { accountsStore, createPasswords } from './capabilities/accounts/index.ts'
import { createAudit } from './capabilities/audit/index.ts'
import { budgetsStore, createBudgets } from './capabilities/budgets/index.ts'
import { maintenanceStore } from './capabilities/maintenance/index.ts'
import { createMessenger, messagesStore } from './capabilities/messages/index.ts'
import { serverLine, serversStore } from './capabilities/servers/index.ts'
import {
  createLinks,
  createMobileName,
  createRecover,
  createTelling,
  mobileNameStore,
  staffChangeStore,
  usersStore,
} from './capabilities/users/index.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database.ts'
import {
  createDatabase,
  type Database,
  holderLine,
  lockHolders,
  runStatements,
  setupScript,
  uuid7,
} from './platform/database/index.ts'
import { createLinkTo, portalAddress } from './platform/http/site.ts'
import { chooseProgrammes } from './programmes.ts'
import { release } from './release.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const config = readConfig(process.env)
const newId = uuid7(Date.now, randomBytes)
const clock = () => new Date()

const auditOf = (database: Database) => createAudit({ database, clock })
const messengerOf = (database: Database) => createMessenger({ store: messagesStore(database), newId, clock })

const linksOf = (database: Database) =>
  createLinks({
    store: usersStore(database),
    passwords: createPasswords(randomBytes, { memory: config.PASSWORD_MEMORY_KIB }),
    messenger: messengerOf(database),
    budgets: createBudgets({ store: budgetsStore(database), clock }),
    audit: auditOf(database),
    clock,
    random: randomBytes,
    linkTo: createLinkTo(config, () => portalAddress(config, config.PORT)),
    profile: config.PASSWORD_PROFILE,
  })

const recoverOf = (database: Database) => {
  const messenger = messengerOf(database)
  const telling = createTelling({
    accounts: accountsStore(database),
    messenger,
    clock,
    linkTo: createLinkTo(config, () => portalAddress(config, config.PORT)),
  })
  const audit = auditOf(database)
  return createRecover({ messenger, telling, audit, clock })
}

const mobileNameOf = (database: Database) =>
  createMobileName({
    store: mobileNameStore(database),
    usernames: config.STAFF_USERNAME,
    messenger: messengerOf(database),
    audit: auditOf(database),
    clock,
  })

const run = async (
  { act, username, firstName, lastName, email, mobile }: Extract<AdminCommand, { firstName: string }>,
  database: Database,
): Promise<string> => {
  const store = usersStore(database)
  if (act === 'link') {
    const found = await store.administrator(username)
    if (!found) throw new Error(`There is no administrator ${username} whose account is not disabled.`)
    return linksOf(database).make(found, 'invitation')
  }
  if (act === 'recover') {
    const found = await recoverOf(database)(username)
    if (!found) throw new Error(`There is no employee ${username} whose account is not disabled.`)
    return linksOf(database).make(found, 'invitation')
  }
  const person = {
    id: newId(),
    userSlug: 'employee' as const,
    username,
    firstName,
    lastName,
    englishFullName: null,
    mobile: mobile ?? null,
    email: email || null,
    roles: ['BFM_ADMIN' as const],
    services: [],
    teams: [],
    company: null,
    sector: null,
    serviceCenter: null,
    language: 'ar' as const,
    now: clock(),
  }
  const added = await auditOf(database).deed(async (queries, record) => {
    const stored = await staffChangeStore(queries).add(person, null)
    if (!stored)
      throw new Error(`The user name ${username} is taken. npm run admin -- link --username ${username}`)
    await record({
      kind: 'person.added',
      subjectId: stored.id,
      detail: { userSlug: 'employee', roles: stored.roles, by: 'command' },
    })
    return stored
  })
  return linksOf(database).make(added, 'invitation')
}

/** Confirms roles that wait for a second administrator; answers them. */
const confirm = async (username: string, database: Database): Promise<string[]> => {
  const found = await staffChangeStore(database).waiting(username)
  return auditOf(database).deed(async (queries, record) => {
    const changed = found && (await staffChangeStore(queries).confirm(found.id, null, null, clock()))
    if (!changed) throw new Error(`No roles of ${username} wait to be confirmed.`)
    await record({
      kind: 'person.roles-confirmed',
      subjectId: found.id,
      detail: { roles: found.roles, by: 'command' },
    })
    return found.roles
  })
}

/** Ends maintenance; every server is told by the database. Answers whether there was any. */
const open = (database: Database): Promise<boolean> =>
  auditOf(database).deed(async (queries, record) => {
    const ended = await maintenanceStore(queries).end(clock())
    if (ended) await record({ kind: 'maintenance.ended', detail: { by: 'command' } })
    return ended
  })

/** Prints what sets up the database, or does it; ends with the settings that a server then needs. */
const setUpDatabase = async ({
  name,
  owner,
  server,
  run: adminUrl,
}: Extract<AdminCommand, { act: 'database' }>): Promise<void> => {
  const withPassword = (role: string) => ({ role, password: randomBytes(24).toString('base64url') })
  const setup = { database: name, owner: withPassword(owner), server: withPassword(server) }
  const found = adminUrl === '' ? [] : await runStatements(adminUrl, setup)
  if (adminUrl === '') say(`${setupScript(setup)}\n`)
  const host = adminUrl === '' ? 'HOST' : new URL(adminUrl).host
  const urlOf = ({ role, password }: { role: string; password: string }) =>
    `postgres://${role}:${found.includes(role) ? 'ITS-PASSWORD' : password}@${host}/${name}`
  if (found.length > 0) say(`There already, and left as they were: ${found.join(', ')}.`)
  const lines = [`DATABASE_URL=${urlOf(setup.server)}`, `MIGRATION_DATABASE_URL=${urlOf(setup.owner)}`]
  // Within a script for psql they are comments.
  for (const line of lines) say(adminUrl === '' ? `-- ${line}` : line)
}

/** Prints who keeps others waiting. Opens no more than a connection: migrations would wait for the same locks. */
const showLocks = async (): Promise<void> => {
  if (config.DATABASE_URL === '') throw new Error('Nobody but the portal uses its own database.')
  const database = createDatabase({ url: config.DATABASE_URL, log: () => undefined, poolSize: 1 })
  try {
    const holders = await lockHolders(database)
    for (const holder of holders) say(holderLine(holder))
    if (holders.length === 0) say('Nobody keeps others waiting.')
  } finally {
    await database.close()
  }
}

/** Prints the servers that run; those of another version than this one are still to be restarted after an upgrade. */
const showServers = async (database: Database): Promise<void> => {
  const servers = await serversStore(database).living()
  for (const server of servers)
    say(
      `${serverLine(server)}: seals by ${server.sealsBy}${server.version === release ? '' : '; restart it'}`,
    )
  if (servers.length === 0) say('No server of this version or a later one runs.')
}

/** What is done with the database open, and what is then said. */
const inDatabase = async (
  command: Exclude<AdminCommand, { act: 'help' | 'database' | 'locks' }>,
  database: Database,
): Promise<void> => {
  if (command.act === 'migrate') {
    say('The database is up to date. Servers:')
    await showServers(database)
  } else if (command.act === 'servers') await showServers(database)
  else if (command.act === 'open')
    say((await open(database)) ? 'The portal is open.' : 'The portal was not closed.')
  else if (command.act === 'mobile-name')
    say(`${command.username} signs in as ${await mobileNameOf(database)(command)} from now on.`)
  else if (command.act === 'confirm') {
    const roles = await confirm(command.username, database)
    say(`${command.username} has these roles now: ${roles.join(', ')}`)
  } else {
    say(`Open this link once, within seven days, to choose the password of ${command.username}:\n`)
    say(`  ${await run(command, database)}\n`)
  }
}

try {
  const command = readAdminCommand(process.argv.slice(2), config.STAFF_USERNAME)
  if (command.act === 'help') say(help)
  else if (command.act === 'database') await setUpDatabase(command)
  else if (command.act === 'locks') await showLocks()
  else {
    const report = command.act === 'migrate' ? say : () => undefined
    const isMigrated = command.act !== 'servers'
    const quiet = { report, log: () => undefined, isUnsafe: false, isMigrated }
    const { database, close } = await openDatabase(config, chooseProgrammes(config), quiet)
    try {
      await inDatabase(command, database)
    } finally {
      await close()
    }
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
