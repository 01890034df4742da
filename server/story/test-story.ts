// A portal over an empty database with the demo accounts, its gateway and the simulated company, to tell the story in.

import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoryPart } from '@bawaba/contract/story.ts'
import { createSandboxGateway } from '@bawaba/sandbox-gateway/index.ts'
import { buildApp } from '../app.ts'
import { accountsStore, createPasswords } from '../capabilities/accounts/index.ts'
import { demoAccounts, demoPeopleStore, seedDemo } from '../capabilities/demo/index.ts'
import { createIdentity } from '../capabilities/users/index.ts'
import { readConfig } from '../config.ts'
import { createDatabase, type Database, uuid7 } from '../platform/database/index.ts'
import { derivedRing, fixedKeys } from '../platform/keys.ts'
import { createSeal } from '../platform/sealed.ts'
import { installed } from '../programmes.ts'
import { launchSimulators } from '../simulators.ts'
import { catalogueDatabase } from '../test-catalogue.ts'
import { createScene, tellByEvents, tellWhole } from './index.ts'
import type { Chapter } from './people.ts'
import { createPerform } from './perform.ts'

const programmes = installed.filter(({ isExample }) => !isExample)
const quiet = { random: randomBytes, report: () => undefined }

const tellAll = { homes: tellWhole, more: tellByEvents } as const
type Telling = { own?: readonly StoryPart[]; start?: Date; isStopping?: () => boolean }

export const openStory = async (environment: Record<string, string> = {}) => {
  const { database: owner, serverDatabase, serverUrl, close } = await catalogueDatabase(programmes)
  const folder = await mkdtemp(join(tmpdir(), 'bawaba-story-'))
  const secret = randomBytes(32).toString('hex')
  const gateway = createSandboxGateway({
    folder: join(folder, 'gateway'),
    merchantId: 'bawaba',
    keys: [{ id: 'first', secret }],
    clock: () => new Date(),
    random: randomBytes,
    fetch: async () => new Response(null, { status: 204 }),
  })
  const url = await gateway.listen()
  const config = readConfig({
    DATA_FOLDER: folder,
    LOG_LEVEL: 'silent',
    DEMO: 'on',
    PASSWORD_MEMORY_KIB: '64',
    SCRIPT_TIMEOUT_MS: '5000',
    MAX_LOOP_DELAY_MS: '0',
    SANDBOX_GATEWAY_URL: url,
    SANDBOX_GATEWAY_KEYS: `first:${secret}`,
    ...environment,
  })
  const simulators = await launchSimulators(
    programmes.flatMap(({ simulators = [] }) => simulators),
    config,
    quiet,
  )
  const whole = { ...config, OUTSIDE_SERVICES: simulators.services }
  const appSecret = 's'.repeat(40)
  /** A server over the database, with a memory of its own. */
  const serve = async (database: Database = serverDatabase) => {
    const scene = createScene(database)
    const portal = await buildApp({
      config: whole,
      database: scene.database,
      kinds: programmes.flatMap(({ kinds = [] }) => kinds),
      deliveries: programmes.flatMap(({ deliveries = [] }) => deliveries),
      plugged: programmes.flatMap(({ capabilities = [] }) => capabilities),
      clock: scene.clock,
      random: randomBytes,
      secret: appSecret,
      isDemo: true,
      version: '0.0.0',
      logTo: { write: () => undefined },
    })
    return { scene, portal }
  }
  const first = await serve()
  const { portal } = first
  const newId = uuid7(Date.now, randomBytes)
  const passwords = createPasswords(randomBytes, { memory: config.PASSWORD_MEMORY_KIB })
  const identity = createIdentity(createSeal(fixedKeys(derivedRing(appSecret)), randomBytes))
  await seedDemo(accountsStore(serverDatabase), passwords, newId, identity)
  await portal.fillDemo()
  const people = demoPeopleStore(serverDatabase)
  await people.mark(demoAccounts)
  await people.proveMobiles(demoAccounts)
  await portal.load()
  const parts = await Promise.all(programmes.flatMap(({ story }) => (story ? [story()] : [])))
  const tellAs =
    (server: Awaited<ReturnType<typeof serve>>) =>
    (chapter: Chapter = 'homes', { own = parts, ...more }: Telling = {}) =>
      tellAll[chapter]({ ...server, parts: own, chapter, ...more, config: whole })
  const others: (typeof first)[] = []
  const databases: Database[] = []
  return {
    portal,
    /** As the owner of the tables. */
    database: owner,
    /** As the role of a server. */
    serverDatabase,
    parts,
    tell: tellAs(first),
    /** The same at another server. */
    another: async () => {
      const other = await serve()
      others.push(other)
      await other.portal.load()
      return { tell: tellAs(other) }
    },
    /** A server for visitors, which waits for a lock no longer than in service. */
    visitors: async () => {
      const database = createDatabase({ url: serverUrl, log: () => undefined })
      databases.push(database)
      const other = await serve(database)
      others.push(other)
      await other.portal.load()
      return { call: createPerform(other.portal.calls), accounts: accountsStore(database) }
    },
    close: async () => {
      for (const { portal: each } of [first, ...others]) await each.app.close()
      for (const each of databases) await each.close()
      await simulators.stop()
      await gateway.close()
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type OpenStory = Awaited<ReturnType<typeof openStory>>
