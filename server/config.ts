// Every setting of the server: its name, kind, default and a sentence. `npm run config` prints this table.
// Nothing depends on NODE_ENV; a wrong setting stops the start, and all wrong ones are named at once.

import { fileURLToPath } from 'node:url'
import { fileSettings } from './config-files.ts'
import { frontSettings } from './config-front.ts'
import { type Kind, kinds, type Setting } from './config-kinds.ts'
import { outsideSettings } from './config-outside.ts'
import { paymentSettings } from './config-payments.ts'
import { leastSecret } from './platform/secret.ts'

export const settings = {
  HOST: { kind: 'text', default: '127.0.0.1', sentence: 'Address to listen on.' },
  PORT: { kind: 'port', default: '3000', sentence: 'Port to listen on; 0 takes any free one.' },
  WORKERS: {
    kind: 'workers',
    default: '1',
    sentence:
      'Processes that serve the port: 1 to 64, or auto for one by processor. What a setting limits for a server (connections, streams, memory) it limits for each.',
  },
  ORIGIN: {
    kind: 'origin',
    default: '',
    sentence:
      'Public origin, as https://portal.example; needed outside demo mode. Links are built from it, cookies are Secure, other hosts are refused. Empty in demo mode: this machine.',
  },
  CITIZEN_HOST: {
    kind: 'text',
    default: '',
    sentence: 'Host name of the citizen app, where the three apps have names of their own.',
  },
  EMPLOYEE_HOST: { kind: 'text', default: '', sentence: 'Host name of the employee app.' },
  AGENT_HOST: { kind: 'text', default: '', sentence: 'Host name of the agent app.' },
  TEXT_LINK_HOSTS: {
    kind: 'list',
    default: '',
    sentence:
      'Host names besides the portal’s own that texts and templates of notifications may link to, as www.authority.example,maps.example. What staff write names no other site.',
  },
  TRUST_PROXY: {
    kind: 'proxies',
    default: 'no',
    sentence:
      'Whose X-Forwarded-* headers are believed: no, the addresses or networks of the proxies (10.0.0.0/8,127.0.0.1), or how many proxies stand in front (1 to 9).',
  },
  MAX_CONNECTIONS: {
    kind: 'count',
    default: '10000',
    sentence: 'Most connections at a time; further ones are closed at once.',
  },
  DRAIN_MS: {
    kind: 'count',
    default: '5000',
    sentence:
      'How long, in milliseconds, /readyz answers 503 before the port closes on SIGTERM, so that a proxy sends nothing more; not in demo mode.',
  },
  DATABASE_URL: {
    kind: 'text',
    default: '',
    sentence: 'PostgreSQL 15 or later. Empty: an embedded one is started in DATA_FOLDER.',
    secret: true,
  },
  MIGRATION_DATABASE_URL: {
    kind: 'text',
    default: '',
    sentence:
      'The same database as the role that owns its tables: a start runs migrations by it and works as the lesser role of DATABASE_URL. Empty: npm run admin -- migrate ran them before.',
    secret: true,
  },
  DATABASE_POOL: { kind: 'count', default: '10', sentence: 'Most connections to the database.' },
  DATABASE_TIMEOUT_MS: {
    kind: 'count',
    default: '1500',
    sentence:
      'Milliseconds that a statement may take at most. A free connection is waited for two thirds of it, and a lock too, or 1250 where that is more.',
  },
  DATA_FOLDER: {
    kind: 'text',
    default: fileURLToPath(new URL('../.data', import.meta.url)),
    sentence: 'Where the embedded database, files and generated secrets live.',
  },
  UNSAFE_DATABASE: {
    kind: 'flag',
    default: 'no',
    sentence: 'Start even where the database may lose acknowledged writes.',
  },
  SECRET: {
    kind: 'text',
    default: '',
    sentence:
      'Key that signs tokens of visitors, 32 characters or more. Empty: generated once in DATA_FOLDER.',
    secret: true,
  },
  KEYS_FILE: {
    kind: 'text',
    default: '',
    sentence:
      'File with the keys that seal personal data, to be kept outside DATA_FOLDER (npm run keys -- help). Empty: keys.json in DATA_FOLDER, and where there is none they are derived from SECRET.',
  },
  KEYS: {
    kind: 'text',
    default: '',
    sentence: 'The content of such a file, in place of it.',
    secret: true,
  },
  PROGRAMMES: {
    kind: 'list',
    default: '',
    sentence:
      'Programmes to plug in, comma-separated. Empty: housing and electricity, and in demo mode the fictional library-card.',
  },
  ...frontSettings,
  PROVIDERS: {
    kind: 'providers',
    default: '[]',
    sentence:
      'Providers of sign-in by OpenID Connect, as JSON: [{id, label: {ar, en}, slugs, issuer, clientId, clientSecret, scopes?, register?, linkVerified?, nationalIdClaim?, logout?, changePasswordUrl?}].',
    secret: true,
  },
  MAINTENANCE_CHECK_MS: {
    kind: 'count',
    default: '2000',
    sentence:
      'Milliseconds between two looks whether the portal was closed; the database notifies servers too.',
  },
  EVENT_STREAMS: {
    kind: 'count',
    default: '2000',
    sentence: 'Most pages that one server notifies of changes as they happen; others ask now and then.',
  },
  EVENTS_EVERY_MS: {
    kind: 'count',
    default: '200',
    sentence: 'Milliseconds for which a server gathers changes before it notifies the others.',
  },
  NOTIFICATIONS_EVERY_MS: {
    kind: 'count',
    default: '250',
    sentence: 'Milliseconds between two looks for notifications that open pages have not been told of.',
  },
  DEMO: {
    kind: 'demo',
    default: 'auto',
    sentence:
      'Demo accounts and outbox: auto (with the embedded database), on, off, or beyond-loopback to show them to others.',
  },
  DEMO_STORY: {
    kind: 'onOff',
    default: 'on',
    sentence:
      'In demo mode, whether the first start over an empty database adds a small population with requests, payments and messages: on or off. Never where SMS_URL or SMTP_URL send messages out.',
  },
  PREVIEW: {
    kind: 'flag',
    default: 'no',
    sentence:
      'In demo mode, yes makes open pages load anew whenever a service is published; `npm run services -- preview` does so. Default: no.',
  },
  IDLE_TIMEOUT_MS: {
    kind: 'count',
    default: '3600000',
    sentence: 'Milliseconds without activity after which a session ends.',
  },
  SESSION_LIFE_MS: {
    kind: 'count',
    default: '43200000',
    sentence: 'Milliseconds after which a session ends in any case.',
  },
  SIGN_IN_PER_ADDRESS: {
    kind: 'count',
    default: '300',
    sentence: 'Failed sign-ins from one network address in 15 minutes; an office may share one.',
  },
  CODES_PER_ADDRESS: {
    kind: 'count',
    default: '1000',
    sentence: 'One-time codes that one network address may ask for in a day; an office may share one.',
  },
  LOOKUPS_PER_DAY: {
    kind: 'count',
    default: '300',
    sentence:
      'How often one employee or agent may look people up by national ID, passport or mobile number in a day; one beyond that is refused and written into the audit.',
  },
  MESSAGES_PER_DAY: {
    kind: 'count',
    default: '50000',
    sentence:
      'Codes and reset links that the whole portal sends in a day; four fifths of them for those who have not given a right password. Refusals are logged as codes.daily_cap_reached and counted in /metrics.',
  },
  SMS_COUNTRIES: {
    kind: 'countries',
    default: '',
    sentence:
      'Countries whose mobile numbers are sent codes, as ISO codes (EG,SA,AE). Empty: every country. Satellite and premium-rate numbers never are.',
  },
  HEARTBEAT_MS: {
    kind: 'count',
    default: '60000',
    sentence: 'Milliseconds between two reports of activity by an active browser.',
  },
  PASSWORD_PROFILE: {
    kind: 'passwordProfile',
    default: 'seed',
    sentence:
      'What a new password must be: seed (8 to 15 characters, with a capital and a small letter, a digit and a symbol), letters (8 to 15, with a letter and a digit), cases (8 or more, with a capital and a small letter) or nist (15 or more, 8 with a second factor, none that everyone uses). Passwords that exist stay valid.',
  },
  EMPLOYEE_SLUGS: {
    kind: 'employeeSlugs',
    default: 'employee,we_employee,xceed_employee',
    sentence:
      'Kinds of employee that can sign in and be added, of employee, we_employee and xceed_employee; employee is always one of them. Accounts of the others stay, and cannot sign in.',
  },
  STAFF_USERNAME: {
    kind: 'staffUsername',
    default: 'free',
    sentence:
      'User names of new staff accounts: free (chosen by the administrator) or mobile (their mobile number). Accounts that are there keep theirs.',
  },
  CODES_WITHOUT_SMS: {
    kind: 'codesWithoutSms',
    default: 'off',
    sentence:
      'Sign-in codes while no text message leaves: off (recovery codes, apps and keys remain) or email (the code goes to the confirmed e-mail address as well, for people whose password, number and address are older than the outage by a day).',
  },
  MAP_TILES_HOST: {
    kind: 'text',
    default: '',
    sentence: 'Host of map tiles ({host}/{z}/{x}/{y}.png over https); without it places are typed.',
  },
  TYPST_PROGRAM: {
    kind: 'text',
    default: '',
    sentence:
      'Absolute path of a Typst program (0.14 or later) that draws letters and receipts, for a machine that the package has no native code for. Empty: the package. Not tried with every release of Typst.',
  },
  CATALOGUE_CHECK_MS: {
    kind: 'count',
    default: '15000',
    sentence:
      'Milliseconds between two looks whether services were published by another server; the database notifies servers too.',
  },
  SCRIPT_TIMEOUT_MS: {
    kind: 'count',
    default: '200',
    sentence:
      'Milliseconds of processor time that a service script may run. By the clock it may take five times as long, at least a second.',
  },
  MAX_CALLS_AT_ONCE: {
    kind: 'count',
    default: '200',
    sentence:
      'Most calls that a process works on at a time; further ones are refused with 503 at once. 0: all.',
  },
  MAX_LOOP_DELAY_MS: {
    kind: 'count',
    default: '1000',
    sentence:
      'Milliseconds by which the event loop may lag; beyond that new calls are refused with 503. 0: never.',
  },
  BODY_LIMIT: {
    kind: 'count',
    default: '262144',
    sentence: 'Largest request body in bytes; files travel apart.',
  },
  ...fileSettings,
  SMS_URL: {
    kind: 'text',
    default: '',
    sentence: 'Where the SMS gateway takes messages as JSON. Empty: none go out.',
  },
  SMS_TOKEN: { kind: 'text', default: '', sentence: 'Bearer token of the SMS gateway.', secret: true },
  SMS_FROM: { kind: 'text', default: 'Bawaba', sentence: 'The name that messages come from.' },
  SMTP_URL: {
    kind: 'text',
    default: '',
    sentence: 'Mail server, as smtps://user:password@host:port. Empty: no e-mail goes out.',
    secret: true,
  },
  PASSWORD_MEMORY_KIB: {
    kind: 'count',
    default: '19456',
    sentence: 'Memory that checking a password takes, in KiB; less than the default only with DEMO=on.',
  },
  MAIL_FROM: {
    kind: 'text',
    default: 'Bawaba <no-reply@localhost>',
    sentence: 'The address that e-mail comes from.',
  },
  DELIVERY_MS: {
    kind: 'count',
    default: '1000',
    sentence: 'Milliseconds between two looks for messages that wait.',
  },
  CLOCKWORK_MS: {
    kind: 'count',
    default: '60000',
    sentence: 'Milliseconds between two looks for requests that are due.',
  },
  DECISION_UNDO_SECONDS: {
    kind: 'count',
    default: '10',
    sentence:
      'Seconds in which a decision on a request can be undone before it enters the history and its applicant is notified; 0 sends it at once.',
  },
  RESERVATION_HOLD_MINUTES: {
    kind: 'count',
    default: '15',
    sentence: 'Minutes for which something is held for whoever fills the form that reserves it.',
  },
  RESERVATION_HOLD_DAILY_MINUTES: {
    kind: 'count',
    default: '45',
    sentence:
      'Minutes for which one person may hold the same thing within 24 hours, all their holds of it together; 0: no limit.',
  },
  RESERVATION_DAILY_MINUTES: {
    kind: 'count',
    default: '180',
    sentence:
      'Minutes for which one person may hold things of one kind within 24 hours, all their holds together; what they held before they paid for something is not counted. 0: no limit.',
  },
  RESERVATION_UNPAID_HOURS: {
    kind: 'count',
    default: '96',
    sentence:
      'Hours for which one person may have things of one kind reserved within seven days by requests that are not paid for; beyond them they reserve nothing more. 0: no limit.',
  },
  RESERVATION_LIMIT: {
    kind: 'count',
    default: '2',
    sentence: 'How many things of one kind a person may have reserved at the same time.',
  },
  LOG_LEVEL: { kind: 'level', default: 'info', sentence: 'fatal, error, warn, info, debug or silent.' },
  METRICS_TOKEN: {
    kind: 'text',
    default: '',
    sentence: 'Bearer token of /metrics. Without one nobody reads it; in demo mode this machine does.',
    secret: true,
  },
  ...paymentSettings,
  ...outsideSettings,
} as const satisfies Record<string, Setting>

type Settings = typeof settings
type ValueOf<K extends Kind> = ReturnType<(typeof kinds)[K]>
export type Config = { readonly [Name in keyof Settings]: ValueOf<Settings[Name]['kind']> }

/** Reads all settings from an environment. Throws one error that lists every wrong one. */
export const readConfig = (environment: Record<string, string | undefined>): Config => {
  const wrong: string[] = []
  const entries = Object.entries(settings).map(([name, setting]) => {
    const text = environment[name]
    try {
      return [name, kinds[setting.kind](text === undefined || text === '' ? setting.default : text)]
    } catch (error) {
      wrong.push(`${name}: ${(error as Error).message}`)
      return [name, undefined]
    }
  })
  if (wrong.length > 0) throw new Error(`These settings are wrong:\n  ${wrong.join('\n  ')}`)
  const config = Object.fromEntries(entries) as Config
  if (config.SECRET !== '' && config.SECRET.length < leastSecret)
    throw new Error(`SECRET: needs ${leastSecret} characters or more`)
  if (config.PASSWORD_MEMORY_KIB < Number(settings.PASSWORD_MEMORY_KIB.default) && config.DEMO !== 'on')
    throw new Error('PASSWORD_MEMORY_KIB: less than the default only with DEMO=on')
  return config
}

/** Addresses that only this machine reaches. */
export const loopback: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost'])

/** Made-up people have made-up numbers: where messages go out, a real person would get theirs. */
export const hasStory = ({ DEMO_STORY, SMS_URL, SMTP_URL }: Config): boolean =>
  DEMO_STORY === 'on' && SMS_URL === '' && SMTP_URL === ''

/** Whether these settings mean a demo: its people, its outbox and the fictional programme. */
export const isDemoMode = ({ DEMO, DATABASE_URL, HOST }: Config): boolean =>
  DEMO === 'auto' ? DATABASE_URL === '' && loopback.has(HOST) : DEMO !== 'off'

const written = (value: Config[keyof Config] = ''): string =>
  typeof (Array.isArray(value) ? value[0] : value) === 'object' ? JSON.stringify(value) : String(value)

/** The table as text, one setting a paragraph; secrets show only whether they are set. */
export const printConfig = (config: Config): string =>
  Object.entries(settings)
    .map(([name, setting]) => {
      const value = config[name as keyof Config]
      const shown =
        'secret' in setting
          ? value === '' || (Array.isArray(value) && value.length === 0)
            ? '(not set)'
            : '(set)'
          : written(value) || '(empty)'
      return `${name} = ${shown}\n    ${setting.sentence} Default: ${setting.default || 'empty'}.`
    })
    .join('\n')
