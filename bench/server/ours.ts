// The portal without its pages, as a process of its own: node ours.ts URL FOLDER [seeded | paying GATEWAY KEYS]
// `seeded` makes every call wait, which the bench must notice. `paying` has a sandbox payment gateway, which demo mode alone
// may have, and does all of its background work.

import { randomBytes } from 'node:crypto'
import { buildApp } from '@bawaba/server/app.ts'
import { readConfig } from '@bawaba/server/config.ts'
import { createDatabase } from '@bawaba/server/platform/database/index.ts'
import { startJobs } from '@bawaba/server/platform/jobs/index.ts'
import { bufferedLog } from '@bawaba/server/platform/log/buffered.ts'

const [, , url = '', folder = '', mode, gateway = '', keys = ''] = process.argv
const isPaying = mode === 'paying'
const began = performance.now()
const config = readConfig({
  DATABASE_URL: url,
  DATA_FOLDER: folder,
  ...(isPaying
    ? { DEMO: 'on', DEMO_STORY: 'off', SANDBOX_GATEWAY_URL: gateway, SANDBOX_GATEWAY_KEYS: keys }
    : { DEMO: 'off', ORIGIN: 'http://127.0.0.1' }),
  SECRET: 's'.repeat(40),
})
const log = (message: string, error?: unknown) => process.stderr.write(`${message} ${error ?? ''}\n`)
const database = createDatabase({ url, log, poolSize: config.DATABASE_POOL, statementTimeout: 30_000 })
await database.ping()
const reached = performance.now()
const portal = await buildApp({
  config,
  database,
  random: randomBytes,
  secret: config.SECRET,
  isDemo: isPaying,
  version: '0.0.0',
  clock: () => new Date(),
  logTo: bufferedLog(),
})
if (mode === 'seeded')
  portal.app.addHook('onRequest', async () => {
    const until = performance.now() + 3
    while (performance.now() < until);
  })
await portal.load()
await portal.watch(['catalogue', 'sessions'])
await portal.app.listen({ port: 0, host: '127.0.0.1' })
process.send?.({
  port: (portal.app.server.address() as { port: number }).port,
  readyAfterDatabase: performance.now() - reached,
  started: performance.now() - began,
  memory: process.memoryUsage().rss,
})
const jobs = portal.jobs.filter(({ name }) => isPaying || name.startsWith('requests.'))
await startJobs(jobs, { database, url, log: (event, fields) => log(event, fields?.err) })
