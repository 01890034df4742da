// The server, built the same way by main.ts and by the tests: capabilities wired to a database, a clock and chance.

import { join } from 'node:path'
import { Problem } from '@bawaba/contract/problem.ts'
import type { FieldKind, Forms } from '@bawaba/forms/index.ts'
import { loadForms, platformKinds } from '@bawaba/forms/index.ts'
import type { FastifyInstance } from 'fastify'
import { announcementsStore, createAnnouncements } from './capabilities/announcements/index.ts'
import { appDataOf, appRoutes, registerDocs } from './capabilities/app/index.ts'
import { catalogueRoutes, catalogueStore, createCatalogue, issuesOf } from './capabilities/catalogue/index.ts'
import { createDefinitions, definitionRoutes, definitionsStore } from './capabilities/definitions/index.ts'
import { demoRoutes, outboxStore, registerTiles } from './capabilities/demo/index.ts'
import { createDrafts, draftRoutes, draftsStore } from './capabilities/drafts/index.ts'
import { createEvents } from './capabilities/events/index.ts'
import { createFavourites, favouriteRoutes, favouritesStore } from './capabilities/favourites/index.ts'
import {
  createFiles,
  createParts,
  createQuarantine,
  createResumable,
  type Files,
  fileRoutes,
  filesStore,
} from './capabilities/files/index.ts'
import { registerHealth } from './capabilities/health/index.ts'
import { createHooks, createScriptsOf, type Hooks, hookRoutes } from './capabilities/hooks/index.ts'
import { createGate } from './capabilities/maintenance/index.ts'
import { createCasework, createKeeping, scopeSql } from './capabilities/requests/index.ts'
import { createRetention, retentionStore } from './capabilities/retention/index.ts'
import { searchRoutes } from './capabilities/search/index.ts'
import { checkOrigin, cookieOf } from './capabilities/sessions/index.ts'
import { createViewings, viewingsStore } from './capabilities/viewings/index.ts'
import {
  createHolidays,
  createWorkingTime,
  workingTimeRoutes,
  workingTimeStore,
} from './capabilities/working-time/index.ts'
import type { Config } from './config.ts'
import { createHttpServer } from './http-server.ts'
import { createPeople } from './people.ts'
import { createPersonal } from './personal.ts'
import { clockOffset, type Database, uuid7 } from './platform/database/index.ts'
import type { Call } from './platform/http/call.ts'
import { refuseUnknown } from './platform/http/errors.ts'
import { registerCalls } from './platform/http/register.ts'
import { appHosts, createLinkTo, portalAddress } from './platform/http/site.ts'
import type { Job } from './platform/jobs.ts'
import { derivedRing, fixedKeys, type Keys } from './platform/keys.ts'
import { eventWriter } from './platform/log/events.ts'
import { createSandbox } from './platform/sandbox/index.ts'
import { createScan } from './platform/scan/index.ts'
import type { Random } from './platform/secret.ts'
import { createRecurring } from './recurring.ts'
import { createReporting } from './reporting.ts'
import { createStaffTools, happened } from './staff-tools.ts'
import { portalStorage } from './storage.ts'
import { createWatching, type Watching } from './watching.ts'

export type Dependencies = {
  config: Config
  database: Database
  /** Field kinds of the programmes, besides the platform's. */
  kinds?: FieldKind[]
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
  installPages?: (
    app: FastifyInstance,
    address: () => string,
    sources: () => readonly unknown[] | undefined,
  ) => Promise<void>
}
export type Portal = {
  app: FastifyInstance
  forms: Forms
  files: Files
  loadCatalogue(): Promise<void>
  /** Keeps in step with other servers. */
  watching: Watching
  /** Adds up counters and fills indexed columns. */
  upkeep: ReturnType<typeof createKeeping>
  signAudit(): Promise<unknown>
  /** What a running server does again and again. */
  jobs: readonly Job[]
  /** What stands against publishing the scripts of a definition. */
  checkScripts: Hooks['issues']
  deliver(): Promise<number>
  /** Does with requests what the time has come for. */
  tick(): Promise<void>
  /** Makes the exports that wait. */
  makeExports(): Promise<void>
  /** Deletes what is kept for a day only. */
  tidy(): Promise<void>
  beginStop(): void
}

/** Builds the server without listening; `loadCatalogue` fills it once the database is migrated. */
export const buildApp = async (dependencies: Dependencies): Promise<Portal> => {
  const { config, database, clock, random, secret, isDemo, version } = dependencies
  const newId = uuid7(() => clock().getTime(), random)
  const forms = await loadForms([...platformKinds, ...(dependencies.kinds ?? [])])
  let stopping = false
  const app = await createHttpServer({ config, isDemo, newId, logTo: dependencies.logTo })
  const log = eventWriter(app.log)

  const published = catalogueStore(database)
  const catalogue = createCatalogue(published, forms, clock, (err, { slug, version }) =>
    log('catalogue.service_not_readable', { err, slug, version }),
  )
  const quarantine = createQuarantine(join(config.DATA_FOLDER, 'quarantine'))
  const storage = portalStorage(config)
  const fileRows = filesStore(database)
  const parts = createParts({ store: fileRows, storage, quarantine, newId })
  const files = createFiles({
    store: fileRows,
    storage,
    quarantine,
    parts,
    scan: createScan(config.CLAMD),
    requestScope: scopeSql,
    limits: { size: config.FILE_MAX_SIZE, pixels: config.FILE_MAX_PIXELS },
    quota: {
      files: config.FILES_WAITING,
      bytes: Math.max(config.FILES_WAITING_BYTES, config.FILE_MAX_SIZE),
    },
    linkMs: config.FILE_LINK_MS,
    viewed: look => viewings.note([look]),
    secret,
    clock,
    newId,
  })
  /** Where links lead; the port is known once the server listens. */
  const addressOf = (): string => {
    const listening = app.server.address()
    return portalAddress(
      config,
      typeof listening === 'object' && listening !== null ? listening.port : config.PORT,
    )
  }
  const people = createPeople({
    config,
    database,
    clock,
    random,
    secret,
    newId,
    forms,
    keys: dependencies.keys ?? fixedKeys(derivedRing(secret)),
    linkTo: createLinkTo(config, () => addressOf()),
    documentsOf: files.usable,
    log,
  })
  const { accounts } = people
  const sessionOf = (call: Pick<Call, 'mode' | 'cookie'>) =>
    people.sessions.actorOf(call.mode, call.cookie(cookieOf(call.mode)))
  const events = createEvents({
    database,
    most: config.EVENT_STREAMS,
    everyMs: config.EVENTS_EVERY_MS,
    admittedAs: async call => {
      const actor = await sessionOf(call)
      if (actor.mode === 'VISITOR') throw new Problem('UNAUTHENTICATED')
      const { acting } = call.query
      return acting === undefined ? actor : people.acting.ownerOf(actor, { actingId: acting })
    },
    report: err => log('events.not_delivered', { err }),
  })
  const viewings = createViewings({ store: viewingsStore(database), audit: people.audit, clock })
  const draftRows = draftsStore(database, people.seal)
  const drafts = createDrafts({
    store: draftRows,
    clock,
    versionOf: catalogue.versionOf,
    documents: { of: files.documentsOfDraft, hold: files.holdForDraft },
  })
  const days = workingTimeStore(database)
  const time = createWorkingTime(days)
  const casework = createCasework({
    database,
    seal: people.seal,
    time,
    accounts,
    catalogue,
    clock,
    newId,
    report: err => log('requests.not_moved', { err }),
    budgets: people.budgets,
    codes: people.codes,
    lookups: people.lookups,
    key: secret,
    draftVersion: drafts.opensVersion,
    record: people.audit.record,
    announce: request => events.publish(happened(request)),
    viewed: viewings.note,
    scriptsOf: (service, who) => scriptsOf(service, who),
    documents: { usable: files.usable },
  })
  const upkeep = createKeeping(database)

  const sandbox = createSandbox({
    limit: config.SCRIPT_TIMEOUT_MS,
    report: err => log('sandbox.unavailable', { err }),
  })
  app.addHook('onClose', async () => sandbox.stop())
  const hooks = createHooks({ sandbox, clock, log: details => log('scripts.failed', details) })
  const scriptsOf = createScriptsOf({ hooks, catalogue, accounts })

  const definitions = createDefinitions({
    store: definitionsStore(database),
    publish: published.publish,
    findingsOf: definition =>
      issuesOf(definition, { forms, checkScripts: hooks.issues, categories: catalogue.categorySlugs() }),
    liveByStatus: casework.liveByStatus,
    reload: catalogue.load,
    record: people.audit.record,
    newId,
    clock,
  })

  const retaining = createRetention({
    deleters: { ...retentionStore(database), waitingFiles: files.tidy, exports: () => reporting.tidy() },
    clock,
    report: (err, id) => log('retention.not_deleted', { err, id }),
  })

  const { requests, lists } = casework
  const personal = createPersonal({
    database,
    clock,
    newId,
    secret,
    files,
    requests,
    lists,
    audit: people.audit,
    budgets: people.budgets,
    ...people.finding,
    lookups: people.lookups,
    draftsOf: draftRows.whole,
    messenger: people.messenger,
    needFresh: people.sessions.needFresh,
    report: err => log('personal_data.archive_failed', { err }),
  })
  const announcements = createAnnouncements({
    store: announcementsStore(database),
    audit: people.audit,
    clock,
  })
  const staffTools = createStaffTools({
    announcements,
    database,
    clock,
    newId,
    catalogue,
    requests,
    lists,
    accounts,
    events,
    viewings,
    stored: casework.stored,
    audit: people.audit,
    lookups: people.lookups,
    byIdentifier: people.finding.byIdentifier,
    report: err => log('bulk.act_failed', { err }),
  })
  const reporting = createReporting({
    database,
    clock,
    newId,
    catalogue,
    storage,
    audit: people.audit,
    folder: join(config.DATA_FOLDER, 'exports'),
    report: err => log('exports.job_failed', { err }),
  })
  app.addHook('onClose', reporting.stop)
  // Streams end first: nothing else would, while they are open.
  app.addHook('preClose', events.close)

  const hosts = (host: string) =>
    config.ORIGIN === '' ? [host] : [new URL(config.ORIGIN).host, ...appHosts(config)]
  registerCalls(
    app,
    {
      ...personal.handlers,
      ...appRoutes({
        budgets: people.budgets,
        data: appDataOf(config, isDemo, version),
        secret,
        random,
        report: details => log('pages.script_error', details),
        maintenance: people.maintenance.told,
      }),
      ...people.handlers,
      ...catalogueRoutes(catalogue, casework.hasOwn),
      ...definitionRoutes(definitions),
      ...searchRoutes(catalogue),
      ...favouriteRoutes(createFavourites({ store: favouritesStore(database), catalogue, clock })),
      ...casework.handlers,
      ...staffTools.handlers,
      ...reporting.handlers,
      ...workingTimeRoutes(time, createHolidays({ store: days, time, audit: people.audit, clock })),
      ...draftRoutes(drafts),
      ...fileRoutes(
        files,
        createResumable({
          files,
          parts,
          limit: config.FILE_MAX_SIZE,
          report: err => log('uploads.failed', { err }),
        }),
      ),
      ...hookRoutes({ hooks, scriptsOf, clock, catalogue, accounts, findRequest: requests.get }),
      ...demoRoutes(outboxStore(database), isDemo),
    },
    {
      ownerOf: people.acting.ownerOf,
      actorOf: sessionOf,
      assertOpen: createGate(people.maintenance),
      checkOrigin: (call, host) => checkOrigin(call, secret, hosts(host)),
    },
    config.ORIGIN.startsWith('https:'),
  )
  registerDocs(app, version, random)
  if (isDemo) registerTiles(app)
  registerHealth(app, {
    // The machine's clock, not the portal's, which tests move.
    clockOffset: () => clockOffset(database, Date.now),
    onClock: (isRight, offset) => log(isRight ? 'health.clock_right' : 'health.clock_off', { offset }),
    isStopping: () => stopping,
    metricsToken: config.METRICS_TOKEN,
    isDemo,
    stranded: casework.stuck,
    messagesOfDay: people.messagesOfDay,
  })
  /** What public pages show; of a maintenance that is planned they tell the minutes. */
  const pageSources = () =>
    people.maintenance.state().state === 'open' ? [catalogue.mark(), announcements.mark()] : undefined
  if (dependencies.installPages) await dependencies.installPages(app, addressOf, pageSources)
  else app.setNotFoundHandler(refuseUnknown)

  const recurring = createRecurring({
    config,
    log,
    clock,
    secret,
    deliver: people.deliver,
    ends: people.audits.ends,
    casework,
    drafts,
    retaining,
    makeExports: reporting.work,
    upkeep,
  })

  return {
    app,
    forms,
    files,
    loadCatalogue: async () => {
      await catalogue.load()
      await people.load()
      await time.load()
      await announcements.load()
      void recurring.auditRequests()
    },
    watching: createWatching({
      config,
      database,
      catalogue,
      announcements,
      time,
      maintenance: people.maintenance,
      sessions: people.watchSessions,
      events: events.watch,
      log,
    }),
    upkeep,
    signAudit: recurring.signAudit,
    jobs: recurring.jobs,
    checkScripts: hooks.issues,
    deliver: people.deliver,
    tick: casework.runDue,
    makeExports: reporting.work,
    tidy: recurring.tidy,
    beginStop: () => {
      stopping = true
    },
  }
}
