// Brings a cluster up and keeps it up: takes the place of a dead server's PostgreSQL, waits until killed
// processes are really gone, finds another port when ours is taken, starts again what dies under us.
import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { type Access, writeAccess } from './cluster.ts'
import type { Location } from './location.ts'
import { connectAdmin, keepAlive, prepareDatabase, takeOwnership } from './owner.ts'
import {
  findPort,
  findPostmaster,
  launch,
  logOf,
  type PidFile,
  type Postmaster,
  stopOrphan,
} from './postmaster.ts'
import { EmbeddedPostgresError, orAnotherServer } from './problem.ts'
import type { Programs } from './programs.ts'
import { watch } from './watchdog.ts'

export type Clock = { now(): number; sleep(ms: number): Promise<void> }

export type Site = {
  location: Location
  programs: Programs
  access: Access
  /** The password of the server's role until the next start. */
  serverPassword: string
  settings: Record<string, string>
  /** Removed when PostgreSQL stops, also after our death. */
  remove: string | undefined
  clock: Clock
  /** How long a PostgreSQL that stands in the way is waited for, in milliseconds. */
  patience: number
  report: (line: string) => void
}

type Running = { postmaster: Postmaster; owner: pg.Client; port: number; unwatch: () => void }

const longestRecovery = 600_000
const pause = 50
// A postmaster this young may belong to a server that is about to take its lock.
const youth = 2000

const startingUp = '57P03'

/** Deals with a postmaster that already runs over our data. */
const stopFormer = async ({ location, programs, access, clock, report }: Site, found: PidFile) => {
  const client = await connectAdmin(access, found.port).catch(error => error as Error & { code?: string })
  // One that another server has just launched is busy starting, however long the machine takes for it.
  if (client instanceof Error) return { recovering: client.code === startingUp || !found.isReady }
  try {
    const orphaned = await takeOwnership(client).catch(() => false)
    const isYoung = clock.now() - found.startedAt <= youth
    if (orphaned && isYoung) return { recovering: true }
    if (orphaned) {
      report(`Stopping the PostgreSQL of a server that died (process ${found.pid})`)
      stopOrphan(found.pid, location.data, programs, location)
    }
    return { owned: !orphaned }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Starts one postmaster and waits until it answers; undefined when it gave up. */
const tryStart = async (
  site: Site,
  port: number,
  stalePid: number | undefined,
): Promise<Running | undefined> => {
  const { location, programs, access, settings, clock, remove } = site
  const postmaster = launch(location, programs, port, settings, stalePid)
  const unwatch = postmaster.pid
    ? watch(postmaster.pid, location.data, programs.pgCtl, remove)
    : () => undefined
  const end = clock.now() + longestRecovery
  while (!postmaster.hasExited() && clock.now() < end) {
    const owner = await connectAdmin(access, port).catch(() => undefined)
    if (owner && (await takeOwnership(owner).catch(() => false))) return { postmaster, owner, port, unwatch }
    await owner?.end().catch(() => undefined)
    await clock.sleep(15)
  }
  await postmaster.stop()
  unwatch()
  return undefined
}

const lastLines = async (site: Site) =>
  (await readFile(logOf(site.location), 'utf8').catch(() => '')).trim().split('\n').slice(-5).join('\n')

/**
 * Starts PostgreSQL, whatever the former run left behind.
 * @param fixedPort once the server knows an address, a restart must come back there
 */
const bringUp = async (site: Site, fixedPort?: number): Promise<Running> => {
  const { location, access, clock, patience } = site
  const begin = clock.now()
  let deadline = begin + patience
  let hindrance = ''
  while (clock.now() < deadline) {
    const { running, stalePid } = await findPostmaster(location.data)
    if (running) {
      const { recovering, owned } = { recovering: false, owned: false, ...(await stopFormer(site, running)) }
      if (recovering) deadline = Math.min(clock.now() + patience, begin + longestRecovery)
      hindrance = owned
        ? `Another running server owns the database in ${location.data} (PostgreSQL is process ${running.pid}). Stop that server, choose another data folder, ${orAnotherServer}`
        : `PostgreSQL (process ${running.pid}) over ${location.data} neither answers nor stops. End it (kill -INT ${running.pid}) and start again.`
    } else {
      const port = fixedPort ?? (await findPort(access.port))
      const started = await tryStart(site, port, stalePid)
      if (started) return started
      hindrance = `PostgreSQL does not start over ${location.data}. Its last words, in ${logOf(location)}:\n${await lastLines(site)}\nMend what they name, ${orAnotherServer}`
    }
    await clock.sleep(pause)
  }
  throw new EmbeddedPostgresError(hindrance)
}

/** Keeps PostgreSQL running until `stop`. */
export const supervise = async (site: Site): Promise<{ port: number; stop(): Promise<void> }> => {
  let current = await bringUp(site)
  const { port } = current
  await prepareDatabase(current.owner, site.access, site.serverPassword)
  if (port !== site.access.port)
    await writeAccess(site.location.data, { ...site.access, port }, site.location.account)

  let stopping: Promise<void> | undefined
  let restarting: Promise<void> | undefined
  const restart = async () => {
    current.unwatch()
    site.report('PostgreSQL died: starting it again')
    while (!stopping) {
      try {
        current = await bringUp(site, port)
        site.report('PostgreSQL is back')
        return attend()
      } catch (error) {
        site.report((error as Error).message)
        await site.clock.sleep(1000)
      }
    }
  }
  /** One backend that crashes makes PostgreSQL drop every connection, ours too, and live on: take the lock anew. */
  const reclaim = async ({ postmaster }: Running) => {
    const isOver = () => stopping !== undefined || postmaster.hasExited()
    while (!isOver()) {
      await site.clock.sleep(100)
      const owner = await connectAdmin(site.access, port).catch(() => undefined)
      const isOwned = owner && (await takeOwnership(owner).catch(() => false))
      // It may have died meanwhile, and the lock be that of the next one, whose start waits for it.
      if (isOwned && !isOver()) {
        current.owner = owner
        return attendOwner()
      }
      await owner?.end().catch(() => undefined)
    }
  }
  const attendOwner = () => {
    const attended = current
    keepAlive(attended.owner, false)
    attended.owner.once('end', () => void reclaim(attended))
  }
  const attend = () => {
    attendOwner()
    void current.postmaster.exited.then(() => {
      if (!stopping) restarting = restart()
    })
  }
  attend()

  const stop = async () => {
    // One that is just coming up again must not outlive us.
    await restarting
    keepAlive(current.owner, true)
    await current.owner.end().catch(() => undefined)
    await current.postmaster.stop()
    current.unwatch()
  }
  return {
    port,
    stop: () => {
      stopping ??= stop()
      return stopping
    },
  }
}
