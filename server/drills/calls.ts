// Calls as a browser behind a proxy makes them, and people who make them.

import { randomBytes, randomUUID } from 'node:crypto'
import { Agent, type ClientRequest, request } from 'node:http'
import { accountsStore, createPasswords } from '../capabilities/accounts/index.ts'
import { createDatabase, uuid7 } from '../platform/database/index.ts'
import { cardAnswers } from '../test-portal.ts'

export type Sent = { method?: string; path: string; headers?: Record<string, string>; body?: string | Buffer }
export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

const forwarded = { host: 'portal.example', 'x-forwarded-proto': 'https', 'accept-language': 'en' }
/** Fewer than a portal takes, as a proxy before it has them: a call for which none is free waits, and its waiting counts. */
const agent = new Agent({ keepAlive: true, maxSockets: 4_000 })

/** A kept connection may be closed by the server at the moment it is used again: as any client does, that is tried again. */
const isStale = (error: NodeJS.ErrnoException, sent: ClientRequest): boolean =>
  error.code === 'ECONNRESET' && sent.reusedSocket

/** One call over kept connections. Rejects where no answer came within `ms`. */
export const call = (port: number, request: Sent, ms = 20_000): Promise<Answer> =>
  callOnce(port, request, ms, true)

const callOnce = (
  port: number,
  { method = 'GET', path, headers, body }: Sent,
  ms: number,
  mayRetry: boolean,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    // Node sends the body of a DELETE without its length unless it is said, and the server reads it as the next call.
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sent = request(
      { host: '127.0.0.1', port, method, path, agent, headers: { ...forwarded, ...length, ...headers } },
      answer => {
        const chunks: Buffer[] = []
        answer.on('data', chunk => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        )
      },
    )
    const limit = setTimeout(() => sent.destroy(new Error(`no answer within ${ms} ms`)), ms)
    sent.on('close', () => clearTimeout(limit))
    sent.on('error', error => {
      if (mayRetry && isStale(error, sent))
        resolve(callOnce(port, { method, path, headers, body }, ms, false))
      else reject(error)
    })
    sent.end(body)
  })

export type Person = { id: string; headers: Record<string, string> }

/** Adds citizens to a migrated database. */
export const addPeople = async (url: string, count: number): Promise<{ id: string; username: string }[]> => {
  const database = createDatabase({ url, log: () => undefined, statementTimeout: 30_000 })
  try {
    const accounts = accountsStore(database)
    const newId = uuid7(Date.now, randomBytes)
    const passwordHash = await createPasswords(randomBytes, { memory: 64 }).hash('Right#2026')
    const people = Array.from({ length: count }, (_, index) => ({
      id: newId(),
      username: `0100000${String(index).padStart(4, '0')}`,
    }))
    for (const { id, username } of people)
      await accounts.add({
        id,
        userSlug: 'citizen',
        username,
        passwordHash,
        firstName: 'First',
        lastName: 'Last',
        englishFullName: null,
        mobile: `+2${username}`,
        mobileIsFactor: false,
        roles: [],
        services: [],
        language: 'en',
      })
    return people
  } finally {
    await database.close()
  }
}

/** Signs a citizen in at a port; the headers that then go with every call. */
export const signIn = (port: number, person: { id: string; username: string }): Promise<Person> =>
  signInBy(sent => call(port, sent), person)

/** The cookies of one browser, and what goes with each of its calls. */
export const createJar = (mode: string) => {
  const cookies = new Map<string, string>()
  const common = { 'x-app-mode': mode, 'content-type': 'application/json' }
  return {
    keep: ({ headers }: Answer): void => {
      for (const cookie of [headers['set-cookie'] ?? []].flat()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        cookies.set(name, value)
      }
    },
    headers: (token?: string): Record<string, string> => ({
      ...common,
      ...(cookies.size > 0
        ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
        : {}),
      ...(token ? { 'x-csrf-token': token } : {}),
    }),
  }
}

/** Signs a citizen in by whatever makes the calls. */
export const signInBy = async (
  send: (sent: Sent) => Promise<Answer>,
  { id, username }: { id: string; username: string },
): Promise<Person> => {
  const jar = createJar('CITIZEN')
  const data = await send({ path: '/api/misc/appData', headers: jar.headers() })
  jar.keep(data)
  const answer = await send({
    method: 'POST',
    path: '/api/citizen/login',
    headers: jar.headers(JSON.parse(data.body).csrfToken),
    body: JSON.stringify({ username, password: 'Right#2026' }),
  })
  if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status}: ${answer.body}`)
  jar.keep(answer)
  return { id, headers: jar.headers(JSON.parse(answer.body).usertoken) }
}

/** A request to file: the same key is the same request, however often it is sent. */
export const filing = ({ headers }: Person, key: string = randomUUID()): Sent & { key: string } => ({
  key,
  method: 'POST',
  path: '/api/LIBRARY_CARD',
  headers: { ...headers, 'idempotency-key': key },
  body: JSON.stringify({ data: { ...cardAnswers, fullName: `Drill ${key}` } }),
})

const begun = Date.now()
/** The day of a booking follows from its key alone: a sending that is repeated has to be the same one. */
const bookedDay = (key: string): string => {
  const days = 60 + (Number.parseInt(key.slice(4, 8), 16) % 2_900)
  return new Date(begun + days * 86_400_000).toISOString().slice(0, 10)
}

/** Kinds of requests, each with its key in an answer: a card, a question, and a booking with a fee that takes a room. */
const kinds: readonly ((key: string) => { service: string; data: object })[] = [
  key => ({ service: 'LIBRARY_CARD', data: { ...cardAnswers, fullName: `Drill ${key}` } }),
  key => ({ service: 'LIBRARY_QUESTION', data: { question: `Drill ${key}` } }),
  key => ({
    service: 'ROOM_BOOKING',
    data: {
      title: `Drill ${key}`,
      purpose: 'CLUB',
      people: 8,
      page: 'club.example.com',
      needs: ['SCREEN', 'TEA'],
      hall: 'SMALL',
      days: { from: bookedDay(key), to: bookedDay(key) },
      time: { hour: '10:00', key: 'Layla' },
      earlier: true,
      mark: 4,
      rules: true,
    },
  }),
]

const kindOf = (key: string): number => Number.parseInt(key.slice(0, 4), 16) % kinds.length
export const isBooking = (key: string): boolean => kindOf(key) === 2

/** A request to file of a kind that its key chooses. */
export const filingOfKind = (person: Person, key: string = randomUUID()): Sent & { key: string } => {
  const { service, data } = kinds[kindOf(key)]?.(key) ?? {
    service: '',
    data: {},
  }
  return { ...filing(person, key), path: `/api/${service}`, body: JSON.stringify({ data }) }
}

/** The number of a request that was acknowledged. */
export const numberIn = ({ body }: Answer): string => JSON.parse(body).ID
