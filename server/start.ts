// Starts the portal: database, migrations, seed, web, then the port. Each step is told as it begins.

import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { buildApp, type Dependencies } from './app.ts'
import { accountsStore, createPasswords } from './capabilities/accounts/index.ts'
import { auditStore, createAudit } from './capabilities/audit/index.ts'
import { catalogueStore, publishProgrammes } from './capabilities/catalogue/index.ts'
import { publicationOf } from './capabilities/definitions/index.ts'
import {
  demoAccounts,
  demoPeopleStore,
  disableDemoPeople,
  launchIdentityProvider,
  seedDemo,
} from './capabilities/demo/index.ts'
import { loadRenderer, registerPages } from './capabilities/pages/index.ts'
import { centersStore, publishCenters } from './capabilities/service-centers/index.ts'
import { createIdentity } from './capabilities/users/index.ts'
import { type Config, isDemoMode, loopback } from './config.ts'
import { openDatabase } from './database.ts'
import { uuid7 } from './platform/database/index.ts'
import { startJobs } from './platform/jobs/index.ts'
import { bufferedLog } from './platform/log/buffered.ts'
import { readableLog } from './platform/log/readable.ts'
import { createSeal } from './platform/sealed.ts'
import { portalKeys } from './portal-keys.ts'
import { chooseProgrammes } from './programmes.ts'

const webDist = fileURLToPath(new URL('../web/dist/', import.meta.url))
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** Whether this start is a demo; a demo listens beyond loopback only when told so by name, and others need an address. */
const isDemoStart = (config: Config): boolean => {
  const { DEMO, HOST, ORIGIN } = config
  const isDemo = isDemoMode(config)
  if (isDemo && DEMO !== 'beyond-loopback' && !loopback.has(HOST)) {
    throw new Error(
      'Demo accounts have known passwords: set DEMO=beyond-loopback to show them to others, or DEMO=off',
    )
  }
  if (!isDemo && !ORIGIN.startsWith('https://'))
    throw new Error(
      'ORIGIN: outside demo mode the portal needs its public https address, as ORIGIN=https://portal.example; links, cookies and who may call depend on it',
    )
  return isDemo
}

/**
 * Starting takes a core for a while, which looks like overload to the gauge that sheds calls: nobody is let in before
 * the first call gets through.
 */
const settle = async (app: FastifyInstance): Promise<void> => {
  const deadline = Date.now() + 5_000
  while (Date.now() < deadline && (await app.inject({ url: '/api/misc/appData' })).statusCode === 503)
    await sleep(100)
}

export type Running = { address: string; isDemo: boolean; stop(): Promise<void> }

export const startPortal = async (
  configured: Config,
  {
    report,
    buildWeb,
    isUnsafe,
  }: { report: (line: string) => void; buildWeb: () => Promise<unknown>; isUnsafe: boolean },
): Promise<Running> => {
  const isDemo = isDemoStart(configured)
  const programmes = chooseProgrammes(configured)
  const clock = () => new Date()
  const random = randomBytes
  const newId = uuid7(Date.now, random)

  report('Database')
  const log = (message: string, error?: unknown) =>
    report(`${message}${error instanceof Error ? `: ${error.message}` : ''}`)
  // The web is built while the database starts: neither needs the other.
  const built = buildWeb()
  built.catch(() => undefined)
  // A demo has a provider of sign-in of its own, unless others are configured; without it one signs in by password.
  const launched =
    isDemo && configured.PROVIDERS.length === 0
      ? launchIdentityProvider(random).catch(error => {
          log('There is no demo identity', error)
          return undefined
        })
      : undefined
  const opened = await openDatabase(configured, programmes, { report, log, isUnsafe }).catch(async error => {
    await (await launched)?.stop()
    throw error
  })
  const provider = await launched
  const config = provider ? { ...configured, PROVIDERS: [provider.provider] } : configured
  const { database } = opened
  const close = async () => {
    await provider?.stop()
    await opened.close()
  }
  try {
    const { secret, keys } = await portalKeys(config, database, random)
    await built
    const pages = {
      renderer: await loadRenderer(webDist),
      clientFolder: join(webDist, 'client'),
      tiles: config.MAP_TILES_HOST,
      hosts: { citizen: config.CITIZEN_HOST, employee: config.EMPLOYEE_HOST, agent: config.AGENT_HOST },
    }
    const installPages: Dependencies['installPages'] = (app, address, sources) =>
      registerPages(app, { ...pages, address, sources })
    const portal = await buildApp({
      config,
      database,
      kinds: programmes.flatMap(({ kinds = [] }) => kinds),
      plugged: programmes.flatMap(({ capabilities = [] }) => capabilities),
      clock,
      random,
      secret,
      keys,
      isDemo,
      version,
      logTo: (await readableLog(process.stdout)) ?? bufferedLog(),
      installPages,
    })
    report('Services and accounts')
    const audit = createAudit({ store: auditStore(database), clock })
    const published = await publishProgrammes(
      catalogueStore(database),
      portal.parts.forms,
      programmes,
      newId,
      portal.parts.hooks.issues,
      (slug, now) => audit.record(publicationOf(slug, now)),
    )
    await publishCenters(centersStore(database), programmes)
    const passwords = createPasswords(random, { memory: config.PASSWORD_MEMORY_KIB })
    const identity = createIdentity(createSeal(keys, random))
    const added = isDemo ? await seedDemo(accountsStore(database), passwords, newId, identity) : 0
    const demoPeople = demoPeopleStore(database)
    if (isDemo) {
      await demoPeople.mark(demoAccounts)
      await demoPeople.proveMobiles(demoAccounts.map(({ username }) => username))
    } else {
      const disabled = await disableDemoPeople({ store: demoPeople, passwords, audit, clock })
      if (disabled.length > 0)
        report(`  Disabled, because their passwords are known from demo mode: ${disabled.join(', ')}`)
    }
    if (published + added > 0) report(`  ${published} services published, ${added} demo accounts added`)
    await portal.load()
    const unwatch = await portal.watch()
    await settle(portal.app)
    await portal.app.listen({ host: config.HOST, port: config.PORT })
    const { log: writeLog } = portal.parts
    const stopJobs = await startJobs(portal.jobs, { database, url: opened.url, log: writeLog })
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
        portal.beginStop()
        // Proxies learn by /readyz that nothing more is to come here, before the port closes.
        if (!isDemo) await sleep(config.DRAIN_MS)
        await stopJobs()
        await unwatch()
        await portal.app.close()
        // What was counted and recorded up to now.
        for (const { name, isAtStop } of portal.jobs)
          if (isAtStop)
            await portal.run(name).catch(err => writeLog('scheduler.job_failed', { job: name, err }))
        await close()
      },
    }
  } catch (error) {
    await built.catch(() => undefined)
    await close()
    throw error
  }
}
