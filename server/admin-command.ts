// What `npm run admin` is told: an administrator to make or to let in again, the portal to open, the database to set up
// or to bring up to date. Pure.

import { readMobile } from '@bawaba/contract/mobile.ts'
import {
  type StaffTyped,
  type StaffUsernames,
  staffErrors,
  staffUsername,
} from '@bawaba/contract/staff-rules.ts'
import { usernameOf } from './capabilities/accounts/index.ts'
import { asksForHelp, readWords } from './platform/command-words.ts'

export type AdminCommand =
  | { act: 'help' }
  | { act: 'open' }
  | { act: 'migrate' }
  | { act: 'locks' }
  | { act: 'servers' }
  | { act: 'mobile-name'; userSlug: 'employee' | 'agent'; username: string }
  | { act: 'database'; name: string; owner: string; server: string; run: string }
  | {
      act: 'create' | 'link' | 'confirm' | 'recover'
      username: string
      firstName: string
      lastName: string
      email: string
      /** Where it is the user name. */
      mobile?: string
    }

export const help = `The first account of a portal, and a way back in

  npm run admin -- create --username NAME --first "FIRST NAME" --last "REST OF THE NAME" [--email ADDRESS]
      Adds an employee with the role BFM_ADMIN and prints a link, good for seven days and for one use, by which they
      choose their password. Everybody else is added from the page of users. With STAFF_USERNAME=mobile NAME is their
      mobile number, with + and the country code where it is not an Egyptian one.

  npm run admin -- link --username NAME
      Prints such a link for an administrator who is there already.

  npm run admin -- confirm --username NAME
      Confirms the roles that wait for a second administrator, where there is none who could.

  npm run admin -- recover --username NAME
      For an employee who has lost their phone and every recovery code: removes their password, second factors and
      mobile number, ends their sessions, and prints a link by which they choose a password and set up a new factor.
      They, administrators and auditors are notified. Hand the link over in person.

  npm run admin -- mobile-name --username NAME [--kind employee|agent]
      With STAFF_USERNAME=mobile: gives an account from before its mobile number as user name. The former name no longer
      works, its sessions end, and its owner is notified. Refused where somebody has that name.

  npm run admin -- open
      Ends a closing of the portal for maintenance, for when nobody can sign in to do it.

  npm run admin -- database [--name bawaba] [--owner bawaba_owner] [--server bawaba_server] [--run ADMIN_URL]
      Prints, as a script for psql, what sets up the database and its two roles: one that owns the tables and runs
      migrations, and the server's, which can neither change the schema nor write the audit. With --run and the address
      of a superuser (postgres://postgres@host/postgres) it runs them. Both end with the two settings for the server.

  npm run admin -- locks
      Says who keeps others waiting in the database: the process, what it calls itself, its tables, for how long. End one
      with: select pg_terminate_backend(PROCESS).

  npm run admin -- servers
      Names the servers that run: machine, process, version, and the key that each one seals by.

  npm run admin -- migrate
      Brings the database up to date as the role of MIGRATION_DATABASE_URL and grants the role of DATABASE_URL what a
      server needs. Servers then start without MIGRATION_DATABASE_URL.`

/** The options of each command. */
const options = {
  open: {},
  migrate: {},
  locks: {},
  servers: {},
  database: { name: 'value', owner: 'value', server: 'value', run: 'value' },
  create: { username: 'value', first: 'value', last: 'value', email: 'value' },
  link: { username: 'value' },
  confirm: { username: 'value' },
  recover: { username: 'value' },
  'mobile-name': { username: 'value', kind: 'value' },
} as const satisfies Record<Exclude<AdminCommand['act'], 'help'>, Record<string, 'value'>>
const isAct = (word: string): word is keyof typeof options => Object.hasOwn(options, word)
type Values = Partial<Record<string, string>>

/** Names that need no quoting anywhere. */
const plainName = /^[a-z_][a-z0-9_]{0,62}$/

const readDatabase = (values: Values): AdminCommand => {
  const { name = 'bawaba', owner = 'bawaba_owner', server = 'bawaba_server', run = '' } = values
  for (const each of [name, owner, server])
    if (!plainName.test(each)) throw new Error(`"${each}" is no name: small letters, digits and _.`)
  if (owner === server) throw new Error('The two roles need two names.')
  return { act: 'database', name, owner, server, run }
}

const readMobileName = ({ username: typed = '', kind: userSlug = 'employee' }: Values): AdminCommand => {
  const username = usernameOf(typed)
  if (username === '') throw new Error('--username is missing. npm run admin -- help')
  if (userSlug !== 'employee' && userSlug !== 'agent') throw new Error('--kind is employee or agent.')
  return { act: 'mobile-name', userSlug, username }
}

/** Throws a sentence for what cannot be understood. */
export const readAdminCommand = (
  words: readonly string[],
  usernames: StaffUsernames = 'free',
): AdminCommand => {
  const [act = '', ...rest] = words
  if (asksForHelp(words)) return { act: 'help' }
  if (!isAct(act)) throw new Error(`There is no "${act}": ${Object.keys(options).join(', ')}.`)
  const read = readWords(act, rest, options[act])
  if (read.rest.length > 0) throw new Error(`${act} takes no "${read.rest[0]}". npm run admin -- help`)
  const values: Values = read.options
  if (act === 'open') return { act }
  if (act === 'migrate') return { act }
  if (act === 'locks') return { act }
  if (act === 'servers') return { act }
  if (act === 'database') return readDatabase(values)
  if (act === 'mobile-name') return readMobileName(values)
  const { username: name = '', first, last, email = '' } = values
  // A name that is there is found however it is typed; accounts from before the setting keep theirs.
  const person = {
    username: act === 'create' ? name : usernameOf(name),
    firstName: first ?? (act === 'create' ? '' : '-'),
    lastName: last ?? (act === 'create' ? '' : '-'),
    email,
  }
  const typed: StaffTyped = { ...person, userSlug: 'employee', roles: [], services: [] }
  const rule = act === 'create' ? usernames : 'free'
  const [error] = staffErrors(typed, { isNew: true, slugs: ['employee'], usernames: rule, today: '' })
  if (error) throw new Error(`${error.field} is missing or not written as it must be. npm run admin -- help`)
  const mobile = rule === 'mobile' ? readMobile(name) : undefined
  return { act, ...person, username: staffUsername(typed, rule) ?? name, ...(mobile ? { mobile } : {}) }
}
