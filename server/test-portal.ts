// A whole portal for tests: the real app over a real database, with a clock that tests move and people they name.

import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Role, UserSlug } from '@bawaba/contract/entities/person.ts'
import { modeOf } from '@bawaba/contract/entities/person.ts'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { buildApp, type Dependencies } from './app.ts'
import { accountsStore, createPasswords } from './capabilities/accounts/index.ts'
import type { Parts } from './capabilities.ts'
import type { ProgrammeCapability } from './capability.ts'
import { readConfig } from './config.ts'
import { createDatabase, uuid7 } from './platform/database/index.ts'
import type { InstalledProgramme } from './programmes.ts'
import { catalogueDatabase } from './test-catalogue.ts'
import { withFaults } from './test-faults.ts'
import type { Answer } from './test-refused.ts'
import { type CallOptions, personActions, type Send } from './test-requests.ts'

export type { Answer } from './test-refused.ts'
export { type CallOptions, cardAnswers, outcomeOf, refusal } from './test-requests.ts'

type Who = { slug: UserSlug; roles?: Role[]; services?: string[]; mobile?: string }
const password = 'Right#2026'
const hourly = ['retention.delete', 'drafts.seal_stored', 'requests.seal_stored', 'requests.find_stuck']

/** Another server over the database of one that is open: with connections, folders and memory of its own. */
const anotherOver = (urls: { url: string; serverUrl: string }) => {
  const open = (url: string) => createDatabase({ url, log: () => undefined, statementTimeout: 30_000 })
  const [database, serverDatabase] = [open(urls.url), open(urls.serverUrl)]
  return {
    ...urls,
    database,
    serverDatabase,
    close: async () => {
      await serverDatabase.close()
      await database.close()
    },
  }
}

/** How many portals were opened beside others. */
let besides = 0

export const openTestPortal = async (
  environment: Record<string, string> = {},
  beside?: { url: string; serverUrl: string },
  plugged?: readonly ProgrammeCapability<Parts>[],
  /** Besides the library. */
  programmes: readonly InstalledProgramme[] = [],
  installPages?: Dependencies['installPages'],
) => {
  let now = new Date('2026-11-20T10:00:00Z')
  const clock = () => now
  const { database, serverDatabase, url, serverUrl, close } = beside
    ? anotherOver({ url: beside.url, serverUrl: beside.serverUrl })
    : await catalogueDatabase([libraryCard, ...programmes])
  const folder = await mkdtemp(join(tmpdir(), 'bawaba-portal-'))
  const config = readConfig({
    DATA_FOLDER: folder,
    LOG_LEVEL: 'silent',
    DEMO: 'on',
    // Outside demo mode the portal has an address; calls of tests come to localhost.
    ORIGIN: environment.DEMO === 'off' ? 'https://localhost' : '',
    PROGRAMMES: ['library-card', ...programmes.map(({ slug }) => slug)].join(','),
    // What scripts answer is tried; that they are cut off is tried elsewhere.
    SCRIPT_TIMEOUT_MS: '5000',
    PASSWORD_MEMORY_KIB: '64',
    // A busy machine is no reason to turn a test away.
    MAX_LOOP_DELAY_MS: '0',
    ...environment,
  })
  const secret = 's'.repeat(40)
  const isDemo = config.DEMO === 'on'
  const log: string[] = []
  const logTo = { write: (line: string) => void log.push(line) }
  // The app works as the role of a server, the test as the owner of the tables.
  const failing = withFaults(serverDatabase)
  const portal = await buildApp({
    database: failing.database,
    plugged: [...(plugged ?? []), ...programmes.flatMap(({ capabilities = [] }) => capabilities)],
    kinds: programmes.flatMap(({ kinds = [] }) => kinds),
    deliveries: programmes.flatMap(({ deliveries = [] }) => deliveries),
    config,
    clock,
    secret,
    isDemo,
    logTo,
    random: randomBytes,
    version: '0.0.0',
    ...(installPages ? { installPages } : {}),
  })
  const newId = uuid7(Date.now, randomBytes)
  await portal.load()
  const accounts = accountsStore(database)
  const hash = await createPasswords(randomBytes, { memory: config.PASSWORD_MEMORY_KIB }).hash(password)

  const send = async (
    key: string,
    { body, headers = {}, raw }: CallOptions,
    jar: Map<string, string>,
  ): Promise<Answer> => {
    const [method, path] = key.split(' ') as ['GET', string]
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const requested = {
      method,
      url: `/api/${path}`,
      headers: {
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    }
    // A stream of events never ends: its beginning is the answer.
    if (path.startsWith('events')) {
      const opened = await portal.app.inject({ ...requested, payloadAsStream: true })
      const { statusCode: status, headers } = opened
      if (status === 200) return { status, headers, body: opened.stream() }
      const text = await new Response(Readable.toWeb(opened.stream()) as ReadableStream).text()
      return { status, headers, body: JSON.parse(text) }
    }
    const answer = await portal.app.inject(requested)
    for (const { name, value } of answer.cookies) value === '' ? jar.delete(name) : jar.set(name, value)
    const isJson = String(answer.headers['content-type']).includes('json') && answer.body !== ''
    return {
      status: answer.statusCode,
      headers: answer.headers,
      // A file is the text it is.
      body: isJson ? answer.json() : answer.body || null,
    }
  }

  /** A browser that has opened the portal: its cookies and its anti-CSRF token go with every call. */
  const browser = async (mode = 'CITIZEN') => {
    const jar = new Map<string, string>()
    const common = { 'x-app-mode': mode, 'accept-language': 'en' }
    const stored = { token: '' }
    const sendOwn: Send = (address, options = {}) =>
      send(
        address,
        { ...options, headers: { ...common, 'x-csrf-token': stored.token, ...options.headers } },
        jar,
      )
    const actions = personActions(sendOwn)
    stored.token = (await actions.call('GET misc/appData')).body.csrfToken
    return { ...actions, jar, held: stored }
  }

  // Those of a portal beside another are none of its people.
  if (beside) besides += 1
  let people = beside ? besides * 500 : 0
  const add = async ({ slug, roles = [], services = [], mobile }: Who) => {
    people += 1
    const id = newId()
    const username = slug === 'citizen' ? `0100000${String(people).padStart(4, '0')}` : `person${people}`
    await accounts.add({
      id,
      userSlug: slug,
      username,
      passwordHash: hash,
      firstName: `First${people}`,
      lastName: `Last${people}`,
      englishFullName: null,
      mobile: mobile ?? (slug === 'citizen' ? `+2${username}` : `+2012${String(people).padStart(8, '0')}`),
      mobileIsFactor: slug !== 'citizen',
      roles,
      services,
      language: 'en',
    })
    return { id, username }
  }

  /** Signs in by password and, where it is asked, by the code that the outbox of the demo shows. */
  const signIn = async (own: Awaited<ReturnType<typeof browser>>, slug: UserSlug, username: string) => {
    const first = await own.send(`POST ${slug}/login`, { body: { username, password } })
    const session = first.body.mfa ? await secondStep(own, slug, username, first.body.mfa.token) : first
    if (session.status !== 200) throw new Error(`Signing in answered ${session.status}`)
    own.held.token = session.body.usertoken
  }
  const secondStep = async (
    own: Awaited<ReturnType<typeof browser>>,
    slug: UserSlug,
    username: string,
    token: string,
  ): Promise<Answer> => {
    const step = (body: object) =>
      own.send(`POST ${slug}/MFA`, { body, headers: { authorization: `Bearer ${token}` } })
    await step({ method: 'otp', send: true })
    const { mobile } = (await accounts.findByUsername(slug, username)) ?? {}
    // Something else may have gone out at the same moment.
    const sent = (await own.send(`GET dev/outbox?to=${encodeURIComponent(mobile ?? '')}`)).body
    return step({ method: 'otp', value: sent.find(({ code }: { code?: string }) => code).code })
  }

  /** A new person who has signed in. */
  const person = async (who: Who) => {
    const { id, username } = await add(who)
    const own = await browser(modeOf[who.slug])
    await signIn(own, who.slug, username)
    return { ...own, id, username, slug: who.slug }
  }
  type Person = Awaited<ReturnType<typeof person>>

  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  /** Lets time pass. Sessions end meanwhile: these people sign in again. */
  const passWith = async (ms: number, ...people: Person[]): Promise<void> => {
    pass(ms)
    for (const who of people) {
      who.jar.clear()
      who.held.token = ''
      who.held.token = (await who.call('GET misc/appData')).body.csrfToken
      await signIn(who, who.slug, who.username)
    }
  }

  /** What went out to a number, the newest first. */
  const messagesTo = async (to: string) => {
    const visitor = await browser()
    return (await visitor.call('GET dev/outbox', { query: { to } })).body
  }
  /** The newest code that went to a number. */
  const codeTo = async (mobile: string): Promise<string> =>
    (await messagesTo(mobile)).find(({ code }) => code)?.code ?? ''

  /** Begins to act for whoever has the number; answers the request-owner token. */
  const actFor = async (
    who: Pick<Awaited<ReturnType<typeof person>>, 'call' | 'send'>,
    mobile: string,
    reason?: string,
    company?: { name: string; registerNumber: string },
  ): Promise<string> => {
    await who.call('POST owners/sendCode', { body: { mobile } })
    const code = await codeTo(mobile)
    const answer = await who.call('POST owners/verify', {
      body: { mobile, code, ...(reason ? { reason } : {}), ...(company ? { company } : {}) },
    })
    if (answer.status !== 200) throw new Error(`Beginning to act answered ${answer.status}`)
    return answer.body.requestOwnerToken
  }

  return {
    codeTo,
    actFor,
    log,
    failAt: failing.failAt,
    portal: {
      ...portal,
      ...portal.parts,
      loadCatalogue: portal.load,
      deliver: () => portal.run('outbox.deliver'),
      tick: () => portal.run('requests.run_due'),
      sendDecisions: () => portal.run('requests.send_decisions'),
      makeExports: () => portal.run('exports.make'),
      signAudit: () => portal.run('audit.sign'),
      /** What a server does every hour. */
      tidy: async () => {
        for (const job of hourly) await portal.run(job)
      },
    },
    database,
    serverDatabase,
    url,
    serverUrl,
    secret,
    folder,
    browser,
    person,
    add,
    password,
    send,
    signIn,
    accounts,
    citizen: () => person({ slug: 'citizen' }),
    employee: (roles: Role[], services = ['*']) => person({ slug: 'employee', roles, services }),
    now: clock,
    pass,
    passWith,
    messagesTo,
    close: async () => {
      await portal.app.close()
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type TestPortal = Awaited<ReturnType<typeof openTestPortal>>
export type Person = Awaited<ReturnType<TestPortal['person']>>
