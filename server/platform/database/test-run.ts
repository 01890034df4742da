// What node:test prepares once for a run of many files: one PostgreSQL for all of them, each with databases of its own.

import { startTemporary } from './test-cluster.ts'

let stop = async () => {}

export const globalSetup = async (): Promise<void> => {
  if (process.env.TEST_DATABASE_URL) return
  const cluster = await startTemporary()
  stop = cluster.stop
  process.env.TEST_DATABASE_URL = cluster.url
  process.env.TEST_DATABASE_SERVER_URL = cluster.serverUrl
  process.env.TEST_DATABASE_ADMIN_URL = cluster.adminUrl
}

export const globalTeardown = (): Promise<void> => stop()
