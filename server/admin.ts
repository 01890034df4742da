// The command for whoever runs the portal: the first administrator, a way back in, and ending maintenance.
// npm run admin -- help

import { randomBytes } from 'node:crypto'
import { type AdminCommand, help, readAdminCommand } from './admin-command.ts'
import { createPasswords } from './capabilities/accounts/index.ts'
import { auditStore, createAudit } from './capabilities/audit/index.ts'
import { budgetsStore, createBudgets } from './capabilities/budgets/index.ts'
import { maintenanceStore } from './capabilities/maintenance/index.ts'
import { createMessenger, messagesStore } from './capabilities/messages/index.ts'
import { createLinks, usersStore } from './capabilities/users/index.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database.ts'
import { type Database, uuid7 } from './platform/database/index.ts'
import { createLinkTo, portalAddress } from './platform/http/site.ts'
import { chooseProgrammes } from './programmes.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const config = readConfig(process.env)
const newId = uuid7(Date.now, randomBytes)
const clock = () => new Date()

const linksOf = (database: Database) =>
  createLinks({
    store: usersStore(database),
    passwords: createPasswords(randomBytes, { memory: config.PASSWORD_MEMORY_KIB }),
    messenger: createMessenger({ store: messagesStore(database), newId, clock }),
    budgets: createBudgets({ store: budgetsStore(database), clock }),
    audit: createAudit({ store: auditStore(database), clock }),
    clock,
    random: randomBytes,
    linkTo: createLinkTo(config, () => portalAddress(config, config.PORT)),
    profile: config.PASSWORD_PROFILE,
  })

const run = async (
  { act, username, firstName, lastName, email }: Extract<AdminCommand, { username: string }>,
  database: Database,
): Promise<string> => {
  const store = usersStore(database)
  if (act === 'link') {
    const found = await store.administrator(username)
    if (!found) throw new Error(`There is no administrator ${username} whose account is not disabled.`)
    return linksOf(database).make(found, 'invitation')
  }
  const added = await store.add({
    ...{ id: newId(), userSlug: 'employee', username, firstName, lastName, englishFullName: null },
    ...{ mobile: null, email: email || null, roles: ['BFM_ADMIN'], services: [], company: null },
    ...{ sector: null, serviceCenter: null, language: 'ar', now: clock() },
  })
  if (!added)
    throw new Error(`The user name ${username} is taken. npm run admin -- link --username ${username}`)
  await createAudit({ store: auditStore(database), clock }).record({
    kind: 'person.added',
    subjectId: added.id,
    detail: { userSlug: 'employee', roles: added.roles, by: 'command' },
  })
  return linksOf(database).make(added, 'invitation')
}

/** Ends maintenance; every server is told by the database. Answers whether there was any. */
const open = async (database: Database): Promise<boolean> => {
  const ended = await maintenanceStore(database).end(clock())
  if (ended)
    await createAudit({ store: auditStore(database), clock }).record({
      kind: 'maintenance.ended',
      detail: { by: 'command' },
    })
  return ended
}

try {
  const command = readAdminCommand(process.argv.slice(2))
  if (command.act === 'help') say(help)
  else {
    const quiet = { report: () => undefined, log: () => undefined, isUnsafe: false, isGuest: true }
    const { database, close } = await openDatabase(config, chooseProgrammes(config), quiet)
    try {
      if (command.act === 'open') {
        say((await open(database)) ? 'The portal is open.' : 'The portal was not closed.')
      } else {
        say(`Open this link once, within seven days, to choose the password of ${command.username}:\n`)
        say(`  ${await run(command, database)}\n`)
      }
    } finally {
      await close()
    }
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
