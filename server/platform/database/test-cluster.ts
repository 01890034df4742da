// One PostgreSQL for a whole test run: the server of TEST_DATABASE_URL (and TEST_DATABASE_ADMIN_URL, where its owner
// may create no databases; TEST_DATABASE_SERVER_URL, for a lesser role), else our own, in memory where it can.
// It needs no stopping: its watchdog ends it, and removes it, when the run ends or crashes.
import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@bawaba/embedded-postgres/index.ts'

/**
 * `adminUrl` may create databases, `owner` owns them and `urlOf` reaches one as the owner; `serverUrlOf` as the role that
 * a server works as.
 */
export type TestCluster = {
  adminUrl: string
  owner: string
  urlOf(name: string): string
  serverUrlOf(name: string): string
}

const neededBytes = 2 ** 31

/** Memory where there is enough of it, else the temporary folder. */
export const scratchFolder = (): string => {
  const parent = ['/dev/shm', tmpdir()].find(folder => {
    try {
      accessSync(folder, constants.W_OK)
      const { bavail, bsize } = statfsSync(folder)
      return bavail * bsize > neededBytes
    } catch {
      return false
    }
  })
  const folder = mkdtempSync(join(parent ?? tmpdir(), 'bawaba-test-'))
  // Where root runs the tests, the account that runs PostgreSQL must come in.
  chmodSync(folder, 0o755)
  return folder
}

const withDatabase = (url: string, name: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

const open = async (): Promise<TestCluster> => {
  const configured = process.env.TEST_DATABASE_URL
  const { url, adminUrl, serverUrl } = configured
    ? {
        url: configured,
        adminUrl: process.env.TEST_DATABASE_ADMIN_URL ?? configured,
        serverUrl: process.env.TEST_DATABASE_SERVER_URL ?? configured,
      }
    : await startTemporary()
  return {
    adminUrl,
    owner: decodeURIComponent(new URL(url).username),
    urlOf: name => withDatabase(url, name),
    serverUrlOf: name => withDatabase(serverUrl, name),
  }
}

/** A cluster that disappears with this process. */
export const startTemporary = () => startEmbeddedPostgres({ folder: scratchFolder(), temporary: true })

let cluster: Promise<TestCluster> | undefined

/** The cluster of this run; started by the first who asks. */
export const testCluster = (): Promise<TestCluster> => {
  cluster ??= open()
  return cluster
}
