// Starts the portal: what stands around it, migrations, seed, then the port. Each step is reported as it begins.

import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import type { FastifyInstance } from 'fastify'
import { buildApp, type Dependencies } from './app.ts'
import { accountsStore, createPasswords } from './capabilities/accounts/index.ts'
import { publishCalendars } from './capabilities/appointments/index.ts'
import { createAudit } from './capabilities/audit/index.ts'
import {
  catalogueStore,
  differenceLine,
  differencesOf,
  publishProgrammes,
} from './capabilities/catalogue/index.ts'
import { publicationOf } from './capabilities/definitions/index.ts'
import { demoAccounts, demoPeopleStore, disableDemoPeople, seedDemo } from './capabilities/demo/index.ts'
import { assertKeys, keysStore } from './capabilities/keys/index.ts'
import { loadRenderer, registerPages } from './capabilities/pages/index.ts'
import { createPresence, serversStore } from './capabilities/servers/index.ts'
import { publishCenters } from './capabilities/service-centers/index.ts'
import { reportSupply } from './capabilities/supply/index.ts'
import { createIdentity } from './capabilities/users/index.ts'
import { type Config, hasStory, isDemoMode } from './config.ts'
import { openDatabase } from './database.ts'
import { outsideOrigins } from './outside-origins.ts'
import { watchBackground } from './platform/background-failures.ts'
import { uuid7 } from './platform/database/index.ts'
import { startJobs } from './platform/jobs/index.ts'
import { bufferedLog } from './platform/log/buffered.ts'
import { readableLog } from './platform/log/readable.ts'
import { giveBackAtRest } from './platform/memory-at-rest.ts'
import { createSeal } from './platform/sealed.ts'
import { portalKeys } from './portal-keys.ts'
import { chooseProgrammes, deliveriesOf } from './programmes.ts'
import { release } from './release.ts'
import { createScene, fillHomes, quietJobs, type Scene, tellMore } from './story/index.ts'
import { openSurroundings, type Starting } from './surroundings.ts'

const webDist = fileURLToPath(new URL('../web/dist/', import.meta.url))
/** A machine that comes back after a power cut starts the portal while its database recovers. */
const databaseWaitMs = 60_000

/**
 * Starting takes a core for a while, which looks like overload to the gauge that sheds calls: nobody is let in before
 * the first call gets through.
 */
const settle = async (app: FastifyInstance): Promise<void> => {
  const deadline = Date.now() + 5_000
  while (Date.now() < deadline && (await app.inject({ url: '/api/misc/appData' })).statusCode === 503)
    await sleep(100)
}

export type Running = {
  address: string
  isDemo: boolean
  /** What was started beside it for trying out: a line each. */
  started: readonly string[]
  stop(): Promise<void>
}

type Options = {
  report: (line: string) => void
  /** Settles once the web is built. */
  built: Promise<unknown>
  isUnsafe: boolean
}

/** Runs one process of the portal by settings that leave nothing to start around it. */
export const runPortal = async (
  config: Config,
  { report, built, isUnsafe }: Options,
): Promise<Omit<Running, 'started'>> => {
  const isDemo = isDemoMode(config)
  const programmes = chooseProgrammes(config)
  const clock = () => new Date()
  const random = randomBytes
  const newId = uuid7(Date.now, random)
  const log = (message: string, error?: unknown) =>
    report(`${message}${error instanceof Error ? `: ${error.message}` : ''}`)
  const opened = await openDatabase(config, programmes, { report, log, isUnsafe, waitMs: databaseWaitMs })
  const scene = createScene(opened.database)
  const { database } = scene
  const { close } = opened
  let presence: ReturnType<typeof createPresence> | undefined
  try {
    const { secret, keys } = await portalKeys(config, database, random)
    const own = createPresence({
      store: serversStore(database),
      keys,
      assertKeys: () => assertKeys(keysStore(database), keys),
      self: { id: newId(), host: hostname(), process: process.pid, version: release },
    })
    presence = own
    await own.begin()
    await built
    const pages = {
      renderer: await loadRenderer(
        webDist,
        programmes.map(({ slug }) => slug),
      ),
      clientFolder: join(webDist, 'client'),
      outside: outsideOrigins(config),
      clock,
      hosts: { citizen: config.CITIZEN_HOST, employee: config.EMPLOYEE_HOST, agent: config.AGENT_HOST },
    }
    const installPages: Dependencies['installPages'] = (app, serving) =>
      registerPages(app, { ...pages, ...serving })
    const common = {
      config,
      kinds: programmes.flatMap(({ kinds = [] }) => kinds),
      deliveries: deliveriesOf(programmes),
      plugged: programmes.flatMap(({ capabilities = [] }) => capabilities),
      random,
      secret,
      keys,
      isDemo,
      version: release,
    }
    const portal = await buildApp({
      ...common,
      database,
      clock: scene.clock,
      logTo: (await readableLog(process.stdout)) ?? bufferedLog(),
      installPages,
    })
    const unwatchBackground = watchBackground({
      log: portal.parts.log,
      exit: () => process.exit(1),
    })
    report('Services and accounts')
    const audit = createAudit({ database, clock })
    /** What was in force before; read only where something is published. */
    let former: ReadonlyMap<string, ServiceDefinition> | undefined
    const { published, notices } = await publishProgrammes({
      database,
      forms: portal.parts.forms,
      programmes,
      release,
      newId,
      needsConsent: !isDemo,
      checkScripts: portal.parts.hooks.issues,
      publish: (id, checked, how) =>
        audit.deed(async (queries, record) => {
          const store = catalogueStore(queries)
          const { serviceSlug: slug } = checked.definition
          former ??= new Map((await store.services()).map(row => [row.slug, row.definition]))
          const now = await store.publish(id, checked, how)
          if (now.isNew) {
            await record(publicationOf(slug, now))
            const before = former.get(slug)
            if (before)
              for (const difference of differencesOf(before, checked.definition))
                report(`  ${slug}: ${differenceLine(difference)}`)
          }
          return now
        }),
    })
    notices.push(...(await publishCenters(database, programmes, release)))
    notices.push(...(await publishCalendars(database, programmes, release)))
    reportSupply(notices, { report, log: portal.parts.log })
    const passwords = createPasswords(random, { memory: config.PASSWORD_MEMORY_KIB })
    const identity = createIdentity(createSeal(keys, random))
    const added = isDemo ? await seedDemo(accountsStore(database), passwords, newId, identity) : 0
    const demoPeople = demoPeopleStore(database)
    if (isDemo) {
      await portal.fillDemo()
      await demoPeople.mark(demoAccounts)
      await demoPeople.proveMobiles(demoAccounts)
    } else {
      const disabled = await disableDemoPeople({ store: demoPeople, passwords, audit, clock })
      if (disabled.length > 0)
        report(`  Disabled, because their passwords are known from demo mode: ${disabled.join(', ')}`)
    }
    if (published + added > 0) report(`  ${published} services published, ${added} demo accounts added`)
    await portal.load()
    let isStopping = false
    const story = { programmes, config, report, isStopping: () => isStopping }
    const isTold = isDemo && hasStory(config)
    if (isTold) await fillHomes({ ...story, portal, scene })
    const unwatch = await portal.watch()
    await settle(portal.app)
    await portal.app.listen({ host: config.HOST, port: config.PORT })
    const { log: writeLog } = portal.parts
    let isTelling = isTold
    const stopJobs = await startJobs([...quietJobs(portal.jobs, () => isTelling), own.job], {
      database,
      url: opened.url,
      log: writeLog,
    })
    const build = ({ clock, database }: Scene) =>
      buildApp({ ...common, clock, database, logTo: { write: () => undefined } })
    const moreTold = isTold
      ? tellMore({ ...story, build, database: opened.database })
          .catch(error => log('The demo story was left', error))
          .finally(() => {
            isTelling = false
          })
      : undefined
    const stopGivingBack = giveBackAtRest()
    const port = (portal.app.server.address() as { port: number }).port
    const host = config.HOST.includes(':')
      ? `[${config.HOST}]`
      : config.HOST === '127.0.0.1'
        ? 'localhost'
        : config.HOST
    return {
      address: config.ORIGIN || `http://${host}:${port}`,
      isDemo,
      stop: async () => {
        const began = performance.now()
        writeLog('stop.began')
        portal.beginStop()
        isStopping = true
        stopGivingBack()
        // Proxies learn by /readyz that nothing more is to come here, before the port closes.
        if (!isDemo) await sleep(config.DRAIN_MS)
        await moreTold
        await stopJobs()
        await unwatch()
        await portal.app.close()
        // What was counted and recorded up to now.
        for (const { name, isAtStop } of portal.jobs)
          if (isAtStop)
            await portal.run(name).catch(err => writeLog('scheduler.job_failed', { job: name, err }))
        await own.end().catch(() => undefined)
        await close()
        unwatchBackground()
        writeLog('stop.ended', { seconds: Math.round((performance.now() - began) / 100) / 10 })
      },
    }
  } catch (error) {
    await presence?.end().catch(() => undefined)
    await close()
    throw error
  }
}

/** Starts the portal in this process, with what has to stand around it. */
export const startPortal = async (
  config: Config,
  { isUnsafe, ...starting }: Omit<Starting, 'random'> & { isUnsafe: boolean },
): Promise<Running> => {
  const { settled, built, started, announce, close } = await openSurroundings(config, {
    ...starting,
    random: randomBytes,
  })
  try {
    const { report } = starting
    const running = await runPortal({ ...config, ...settled }, { report, built, isUnsafe })
    announce(running.address)
    return {
      ...running,
      started,
      stop: async () => {
        await running.stop()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
