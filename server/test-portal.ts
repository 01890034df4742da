// A whole portal for tests: the real app over a real database, with a clock that tests move and people they name.

import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role, UserSlug } from '@bawaba/contract/entities/person.ts'
import { modeOf } from '@bawaba/contract/entities/person.ts'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { buildApp } from './app.ts'
import { accountsStore, createPasswords } from './capabilities/accounts/index.ts'
import { catalogueStore, publishProgrammes } from './capabilities/catalogue/index.ts'
import { readConfig } from './config.ts'
import { migrationSources } from './database.ts'
import { uuid7 } from './platform/database/index.ts'
import { testDatabase } from './platform/database/test-database.ts'

export type Answer = { status: number; body: any; headers: Record<string, unknown> }
export type CallOptions = { body?: unknown; headers?: Record<string, string>; raw?: string | Buffer }

type Who = { slug: UserSlug; roles?: Role[]; services?: string[]; mobile?: string }
const password = 'Right#2026'

export const openTestPortal = async (environment: Record<string, string> = {}) => {
  let now = new Date('2026-11-20T10:00:00Z')
  const clock = () => now
  const { database, close } = await testDatabase(migrationSources([libraryCard]))
  const folder = await mkdtemp(join(tmpdir(), 'bawaba-portal-'))
  const config = readConfig({
    DATA_FOLDER: folder,
    LOG_LEVEL: 'silent',
    DEMO: 'on',
    PROGRAMMES: 'library-card',
    ...environment,
  })
  const secret = 's'.repeat(40)
  const isDemo = config.DEMO === 'on'
  const log: string[] = []
  const logTo = { write: (line: string) => void log.push(line) }
  const portal = await buildApp({
    ...{ config, database, clock, secret, isDemo, logTo },
    random: randomBytes,
    version: '0.0.0',
  })
  const newId = uuid7(Date.now, randomBytes)
  await publishProgrammes(catalogueStore(database), portal.forms, [libraryCard], newId, portal.checkScripts)
  await portal.loadCatalogue()
  const accounts = accountsStore(database)
  const hash = await createPasswords(randomBytes).hash(password)

  const send = async (
    key: string,
    { body, headers = {}, raw }: CallOptions,
    jar: Map<string, string>,
  ): Promise<Answer> => {
    const [method, path] = key.split(' ') as ['GET', string]
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const answer = await portal.app.inject({
      method,
      url: `/api/${path}`,
      headers: {
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    })
    for (const { name, value } of answer.cookies) value === '' ? jar.delete(name) : jar.set(name, value)
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.body === '' ? null : answer.json(),
    }
  }

  /** A browser that has opened the portal: its cookies and its anti-CSRF token go with every call. */
  const browser = async (mode = 'CITIZEN') => {
    const jar = new Map<string, string>()
    const common = { 'x-app-mode': mode, 'accept-language': 'en' }
    const held = { token: '' }
    const call = (key: string, options: CallOptions = {}) =>
      send(key, { ...options, headers: { ...common, 'x-csrf-token': held.token, ...options.headers } }, jar)
    held.token = (await call('GET misc/appData')).body.csrfToken
    return { call, jar, held }
  }

  let people = 0
  const add = async ({ slug, roles = [], services = [], mobile }: Who) => {
    people += 1
    const id = newId()
    const username = slug === 'citizen' ? `0100000${String(people).padStart(4, '0')}` : `person${people}`
    await accounts.add({
      ...{
        id,
        userSlug: slug,
        username,
        passwordHash: hash,
        firstName: `First${people}`,
        lastName: `Last${people}`,
      },
      ...{
        englishFullName: null,
        mobile: mobile ?? (slug === 'citizen' ? `+2${username}` : null),
        roles,
        services,
        language: 'en',
      },
    })
    return { id, username }
  }

  /** A new person who has signed in. */
  const person = async (who: Who) => {
    const { id, username } = await add(who)
    const own = await browser(modeOf[who.slug])
    const answer = await own.call(`POST ${who.slug}/login`, { body: { username, password } })
    if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status}`)
    own.held.token = answer.body.usertoken
    return { ...own, id, username }
  }

  return {
    ...{ log, portal, database, folder, browser, person, add, password, send },
    citizen: () => person({ slug: 'citizen' }),
    employee: (roles: Role[], services = ['*']) => person({ slug: 'employee', roles, services }),
    now: clock,
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    close: async () => {
      await portal.app.close()
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type TestPortal = Awaited<ReturnType<typeof openTestPortal>>

/** Answers that file a library card. */
export const cardAnswers = {
  ...{
    fullName: 'Layla Hassan',
    birthDate: '1991-03-27',
    identity: 'NATIONAL_ID',
    nationalId: '29104120103458',
  },
  ...{ mobile: '+971501234567', branch: 'RIVER', booksAtOnce: 5, subjects: ['HISTORY'], rules: true },
}
