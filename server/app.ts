// The server, built the same way by main.ts and by the tests: the list of capabilities put to work over a database, a
// clock and chance.

import type { CallKey } from '@bawaba/contract/calls/index.ts'
import { isAllowedSlug } from '@bawaba/contract/employee-slugs.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { DeliveryKind } from '@bawaba/forms/delivery.ts'
import { loadForms } from '@bawaba/forms/engine/proven-patterns.ts'
import { platformKinds } from '@bawaba/forms/fields/index.ts'
import type { FieldKind } from '@bawaba/forms/index.ts'
import type { FastifyInstance } from 'fastify'
import { createGate } from './capabilities/maintenance/index.ts'
import type { Serving } from './capabilities/pages/index.ts'
import { actorOf, checkOrigin } from './capabilities/sessions/index.ts'
import { capabilities, type Parts } from './capabilities.ts'
import type { AnyCapability, Base, Contribution, Deletes, ProgrammeCapability } from './capability.ts'
import type { HandlersOf, TidiesOf } from './capability-list.ts'
import type { Config } from './config.ts'
import { createHttpServer } from './http-server.ts'
import { type Database, uuid7, withWhole } from './platform/database/index.ts'
import { freshActor, type Handlers } from './platform/http/call.ts'
import { refuseUnknown } from './platform/http/errors.ts'
import { contractCalls, cookieName, registerCalls, type ServedCall } from './platform/http/register.ts'
import { appHosts, createLinkTo, portalAddress } from './platform/http/site.ts'
import type { Job } from './platform/jobs/job.ts'
import { derivedRing, fixedKeys, type Keys } from './platform/keys.ts'
import { eventWriter } from './platform/log/events.ts'
import { createSeal } from './platform/sealed.ts'
import type { Random } from './platform/secret.ts'
import { portalStorage } from './storage.ts'

export type Dependencies = {
  config: Config
  database: Database
  /** Field kinds of the programmes, besides the platform's. */
  kinds?: readonly FieldKind[]
  /** What the programmes send outside. */
  deliveries?: readonly DeliveryKind[]
  /** Capabilities of the programmes, plugged in after the platform's. */
  plugged?: readonly ProgrammeCapability<Parts>[]
  clock: () => Date
  random: Random
  secret: string
  /** That seal personal data; without them they are derived from the secret. */
  keys?: Keys
  isDemo: boolean
  version: string
  /** Where the log goes instead of standard output. */
  logTo?: { write(line: string): void } | undefined
  /** Serves documents and files for every address that is no call; without it such an address is not found. */
  installPages?: (app: FastifyInstance, serving: Serving) => Promise<void>
}

export type Portal = {
  app: FastifyInstance
  /** What the capabilities provide to each other. */
  parts: Parts
  /** Every call with its handler. */
  calls: ReadonlyMap<string, ServedCall>
  /** Reads what is kept in memory, once the database is migrated. */
  load(): Promise<void>
  /** Adds what a demo begins with. */
  fillDemo(): Promise<void>
  /** Keeps in step with other servers: all capabilities, or those named. Answers the way to stop. */
  watch(names?: readonly string[]): Promise<() => Promise<void>>
  /** What a running server does by itself. */
  jobs: readonly Job[]
  /** Does a job now, beside the queue; throws what it throws. */
  run(job: string, payload?: unknown): Promise<unknown>
  beginStop(): void
}

/** Two steps over the list: all provide, then all contribute. */
const plugIn = (
  base: Base,
  contributions: Map<string, Contribution>,
  list: readonly AnyCapability[],
): Parts => {
  // The type of the list holds that each finds here what it needs: `inOrder`.
  const parts: object = { ...base }
  for (const { provide } of list) Object.assign(parts, provide?.(parts as never))
  for (const { name, contribute } of list) {
    if (contributions.has(name)) throw new Error(`Two capabilities are named ${name}`)
    contributions.set(name, contribute?.(parts as never) ?? {})
  }
  return parts as Parts
}

/** The calls of the contract and those that programmes bring along. */
const callsOf = (contributions: ReadonlyMap<string, Contribution>): Map<string, ServedCall> => {
  const all = [...contributions.values()]
  // A call of the contract that no capability handles does not compile.
  const handlers: HandlersOf<typeof capabilities> = Object.assign({}, ...all.map(part => part.handlers))
  const complete: Handlers<CallKey> = handlers
  const served = contractCalls(complete)
  for (const { calls = {} } of all)
    for (const [key, call] of Object.entries(calls)) {
      if (served.has(key)) throw new Error(`Two capabilities serve ${key}`)
      served.set(key, call)
    }
  return served
}
/** What retention deletes; a row of its table that no capability deletes does not compile. */
const deletesOf = (contributions: ReadonlyMap<string, Contribution>): Deletes => {
  const all: TidiesOf<typeof capabilities> = Object.assign(
    {},
    ...[...contributions.values()].map(part => part.tidies),
  )
  return all
}

/** Tells what public pages are drawn from; undefined while none of them may be stored. */
const pageSourcesOf = (all: readonly Contribution[]) => {
  const shown = all.flatMap(({ shows }) => shows ?? [])
  return (): object[] | undefined => {
    const sources = shown.map(shows => shows())
    return sources.every(source => source !== undefined) ? sources : undefined
  }
}

/** Tells whose document is asked for: by the session of the citizens' app, a visitor's by none. */
const citizenBehind =
  (sessions: Parts['sessions'], isSecure: boolean): Serving['readerOf'] =>
  async ({ cookies }) => {
    const cookie = (name: string) => cookies[cookieName(name, isSecure)]
    const actor = await actorOf(sessions, { mode: 'CITIZEN', cookie })
    if (actor.mode === 'VISITOR') return undefined
    const { accountId: id, userSlug, selectedLabels = [] } = actor
    return { id, userSlug, selectedLabels }
  }

/** A refusal is an answer; what the portal could not do just now is to be tried again. */
const isAnswer = (error: unknown): boolean => error instanceof Problem && error.status < 500

/** Builds the server without listening; `load` fills it once the database is migrated. */
export const buildApp = async (dependencies: Dependencies): Promise<Portal> => {
  const { config, clock, random, secret, isDemo, version, kinds = [], plugged = [] } = dependencies
  const { database, whole } = withWhole(dependencies.database, isAnswer)
  const newId = uuid7(() => clock().getTime(), random)
  const forms = await loadForms([...platformKinds, ...kinds], dependencies.deliveries)
  let isStopping = false
  const { app, admission, misdirected, outages } = await createHttpServer({
    config,
    clock,
    isDemo,
    newId,
    logTo: dependencies.logTo,
  })
  /** Where links lead; the port is known once the server listens. */
  const addressOf = (): string => {
    const listening = app.server.address()
    return portalAddress(
      config,
      typeof listening === 'object' && listening !== null ? listening.port : config.PORT,
    )
  }

  const contributions = new Map<string, Contribution>()
  const base: Base = {
    config,
    database,
    whole,
    clock,
    random,
    secret,
    newId,
    log: eventWriter(app.log),
    forms,
    seal: createSeal(dependencies.keys ?? fixedKeys(derivedRing(secret)), random),
    storage: portalStorage(config),
    linkTo: createLinkTo(config, addressOf),
    isDemo,
    version,
    isStopping: () => isStopping,
    contributions,
    callsRefused: admission.refused,
    callsMisdirected: misdirected,
    outages,
    deletes: () => deletesOf(contributions),
  }
  const parts = plugIn(base, contributions, [...capabilities, ...plugged])
  const all = [...contributions.values()]

  for (const { stops } of all) if (stops) app.addHook('onClose', async () => void (await stops()))
  for (const { endStreams } of all)
    if (endStreams) app.addHook('preClose', async () => void (await endStreams()))
  const hosts = (host: string) =>
    config.ORIGIN === '' ? [host] : [new URL(config.ORIGIN).host, ...appHosts(config)]
  const isSecure = config.ORIGIN.startsWith('https:')
  const calls = callsOf(contributions)
  registerCalls(
    app,
    calls,
    {
      ownerOf: parts.acting.ownerOf,
      actorOf: call => actorOf(parts.sessions, call),
      assertSlug: slug => {
        if (slug !== undefined && !isAllowedSlug(config.EMPLOYEE_SLUGS)(slug)) throw new Problem('NOT_FOUND')
      },
      assertOpen: createGate(parts.maintenance),
      assertFresh: actor => void freshActor(actor, clock()),
      checkOrigin: (call, host) => checkOrigin(call, secret, hosts(host)),
      noteNames: parts.viewings.noteNames,
    },
    { secure: isSecure, run: admission.run },
  )
  for (const { routes } of all) routes?.(app)
  const serving: Serving = {
    address: addressOf,
    sources: pageSourcesOf(all),
    readerOf: citizenBehind(parts.sessions, isSecure),
  }
  if (dependencies.installPages) await dependencies.installPages(app, serving)
  else app.setNotFoundHandler(refuseUnknown)

  const jobs = all.flatMap(part => part.jobs ?? [])
  return {
    app,
    parts,
    calls,
    load: async () => {
      for (const { loads } of all) await loads?.()
    },
    fillDemo: async () => {
      for (const { demo } of all) await demo?.()
    },
    watch: async (names = [...contributions.keys()]) => {
      const stops: (() => Promise<void>)[] = []
      for (const name of names) {
        const capability = contributions.get(name)
        if (!capability) throw new Error(`There is no capability ${name}`)
        if (capability.watches) stops.push(await capability.watches())
      }
      return async () => {
        for (const stop of stops) await stop()
      }
    },
    jobs,
    run: async (name, payload) => {
      const job = jobs.find(each => each.name === name)
      if (!job) throw new Error(`There is no job ${name}`)
      return job.run(payload)
    },
    beginStop: () => {
      isStopping = true
    },
  }
}
