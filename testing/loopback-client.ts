// LoopBack's own client against the portal. Its packages have a lockfile of their own (docs/decisions/foreign-clients.md):
// the first run installs them, and every one after that finds them.
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Part, Result } from './part.ts'
import { api } from './parts.ts'
import { root, runNode } from './processes.ts'

const folder = join(root, 'clients/loopback')
/** Says which lockfile the packages were installed from. */
const mark = join(folder, 'node_modules/.installed-of')
const name = 'LoopBack client'
const command = 'npm run client:loopback'

const lockHash = async (): Promise<string> =>
  createHash('sha256')
    .update(await readFile(join(folder, 'package-lock.json')))
    .digest('hex')

/** npm's own words for a registry that cannot be reached. */
const isUnreachable = (output: string): boolean =>
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ENOTCACHED)\b/.test(output)

/** Installs what is not there yet; answers what npm said where it could not. */
const install = async (): Promise<string | undefined> => {
  const hash = await lockHash()
  if ((await readFile(mark, 'utf8').catch(() => '')) === hash) return undefined
  // Started by npm, as every command of package.json is: no look at PATH, no shell.
  const npm = process.env.npm_execpath
  if (!npm) return `It is installed by npm: ${command}`
  const args = [
    'ci',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--fetch-retries=1',
  ]
  const { code, output } = await runNode([npm, ...args])
  if (code !== 0) return output
  await writeFile(mark, hash)
  return undefined
}

/**
 * The client, whole. Where nothing can be fetched, its recorded requests stand in for it, which the part `api` sends in
 * every run; the line says so.
 */
export const loopbackClient: Part = {
  name,
  run: async (progress): Promise<Result> => {
    const refused = await install()
    if (refused === undefined) return api(['clients/loopback/real-client.check.ts']).run(progress)
    if (!isUnreachable(refused)) return { passed: 0, failures: [{ name, reason: refused, command }] }
    console.log('  No registry could be reached: the client itself was not run, its recorded requests were.')
    return api(['clients/loopback.api.test.ts']).run(progress)
  },
}
