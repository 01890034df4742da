// The server, built the same way by main.ts and by the tests: capabilities wired to a database, a clock and chance.

import { Problem } from '@bawaba/contract/problem.ts'
import type { FieldKind, Forms } from '@bawaba/forms/index.ts'
import { createForms, platformKinds } from '@bawaba/forms/index.ts'
import cookie from '@fastify/cookie'
import underPressure from '@fastify/under-pressure'
import fastify, { type FastifyInstance } from 'fastify'
import { accountsStore, createPasswords } from './capabilities/accounts/index.ts'
import { appDataOf, appRoutes, registerDocs } from './capabilities/app/index.ts'
import { catalogueRoutes, catalogueStore, createCatalogue } from './capabilities/catalogue/index.ts'
import { demoRoutes, outboxStore } from './capabilities/demo/index.ts'
import { registerHealth } from './capabilities/health/index.ts'
import {
  createLists,
  createRequests,
  inboxStore,
  requestRoutes,
  requestsStore,
} from './capabilities/requests/index.ts'
import { searchRoutes } from './capabilities/search/index.ts'
import {
  checkOrigin,
  cookieOf,
  createSessions,
  sessionRoutes,
  sessionsStore,
} from './capabilities/sessions/index.ts'
import type { Config } from './config.ts'
import { type Database, uuid7 } from './platform/database/index.ts'
import { installErrors, refuseUnknown } from './platform/http/errors.ts'
import { registerCalls } from './platform/http/register.ts'
import { connectionLimits, headersTimeout, installSecurity } from './platform/http/security.ts'
import { logOptions } from './platform/log/options.ts'
import type { Random } from './platform/secret.ts'

export type World = {
  config: Config
  database: Database
  /** Field kinds of the programmes, besides the platform's. */
  kinds?: FieldKind[]
  clock: () => Date
  random: Random
  secret: string
  isDemo: boolean
  version: string
  /** Where the log goes instead of standard output. */
  logTo?: { write(line: string): void }
  /** Serves documents and files for every address that is no call; without it such an address is not found. */
  installPages?: (app: FastifyInstance) => Promise<void>
}
export type Portal = {
  app: FastifyInstance
  forms: Forms
  loadCatalogue(): Promise<void>
  /** Deletes what is kept for a day only. */
  tidy(): Promise<void>
  beginStop(): void
}

const day = 86_400_000
const alwaysAnswered = new Set(['/healthz', '/readyz', '/metrics'])

/** Builds the server without listening; `loadCatalogue` fills it once the database is migrated. */
export const buildApp = async (world: World): Promise<Portal> => {
  const { config, database, clock, random, secret, isDemo, version } = world
  const newId = uuid7(() => clock().getTime(), random)
  const forms = createForms([...platformKinds, ...(world.kinds ?? [])])
  const lifetimes = { idleMs: config.IDLE_TIMEOUT_MS, lifeMs: config.SESSION_LIFE_MS }
  let stopping = false

  const accounts = accountsStore(database)
  const passwords = createPasswords(random)
  const sessions = createSessions({
    store: sessionsStore(database),
    accounts,
    passwords,
    clock,
    random,
    newId,
    ...lifetimes,
  })
  const catalogue = createCatalogue(catalogueStore(database), forms, clock)
  const store = requestsStore(database)
  const requests = createRequests({ store, accounts, catalogue, clock, newId })
  const lists = createLists({ store, inbox: inboxStore(database), catalogue, clock })

  const app = fastify({
    logger: { ...logOptions(config.LOG_LEVEL), ...(world.logTo ? { stream: world.logTo } : {}) },
    trustProxy: config.TRUST_PROXY,
    bodyLimit: config.BODY_LIMIT,
    // An id from outside is taken only from a proxy of ours: it goes into the log.
    requestIdHeader: config.TRUST_PROXY ? 'x-request-id' : false,
    genReqId: newId,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 128 },
    return503OnClosing: true,
    ...connectionLimits,
  })
  app.server.headersTimeout = headersTimeout
  app.addHook('onSend', async (request, reply) => void reply.header('x-request-id', request.id))
  await installSecurity(app)
  await app.register(cookie)
  // A loop that lags behind sheds what comes; whoever asks for health still learns that the server lives.
  await app.register(underPressure, {
    maxEventLoopDelay: config.MAX_LOOP_DELAY_MS,
    sampleInterval: 500,
    exposeStatusRoute: false,
    pressureHandler: request => {
      if (!alwaysAnswered.has(request.url))
        throw new Problem('OVERLOADED', { headers: { 'retry-after': '2' } })
    },
  })
  // The contract speaks JSON alone: text/plain is what a foreign form would send.
  app.removeContentTypeParser('text/plain')
  installErrors(app)

  const hosts = (host: string) =>
    config.ORIGIN === '' ? [host] : [new URL(config.ORIGIN).host, ...appHosts(config)]
  registerCalls(
    app,
    {
      ...appRoutes({
        data: appDataOf(config, isDemo, version),
        secret,
        random,
        report: details => app.log.warn(details, 'A page broke'),
      }),
      ...sessionRoutes(sessions, lifetimes),
      ...catalogueRoutes(catalogue, store.hasOwn),
      ...searchRoutes(catalogue),
      ...requestRoutes({ requests, lists, catalogue, accounts }),
      ...demoRoutes(outboxStore(database), isDemo),
    },
    {
      actorOf: call => sessions.actorOf(call.mode, call.cookie(cookieOf(call.mode))),
      checkOrigin: (call, host) => checkOrigin(call, secret, hosts(host)),
    },
    config.ORIGIN.startsWith('https:'),
  )
  registerDocs(app, version, random)
  registerHealth(app, { ping: database.ping, isStopping: () => stopping, metricsToken: config.METRICS_TOKEN })
  if (world.installPages) await world.installPages(app)
  else app.setNotFoundHandler(refuseUnknown)

  return {
    app,
    forms,
    loadCatalogue: catalogue.load,
    tidy: async () => {
      await store.forgetSendings(new Date(clock().getTime() - day))
    },
    beginStop: () => {
      stopping = true
    },
  }
}

const appHosts = ({ CITIZEN_HOST, EMPLOYEE_HOST, AGENT_HOST }: Config): string[] =>
  [CITIZEN_HOST, EMPLOYEE_HOST, AGENT_HOST].filter(host => host !== '')
