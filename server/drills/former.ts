// The release before this one, as a checkout of its own that drills start servers from: an upgrade begins with a former version,
// not with this one twice.

import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const own = fileURLToPath(new URL('../../', import.meta.url))
/** The last commit of 0.7.0. */
export const formerCommit = '26f9831f'

/** Its packages are installed and its pages built once, in some minutes; a second run finds them. */
export const formerCheckout = async (): Promise<string> => {
  const folder = join(tmpdir(), `bawaba-${formerCommit}`)
  const ready = join(folder, 'ready')
  if (existsSync(ready)) return folder
  await run('git', ['cat-file', '-e', `${formerCommit}^{commit}`], { cwd: own }).catch(() => {
    throw new Error(`Not run: the history of this checkout has no ${formerCommit} (git fetch --unshallow).`)
  })
  mkdirSync(folder, { recursive: true })
  const archive = join(folder, 'former.tar')
  await run('git', ['archive', '-o', archive, formerCommit], { cwd: own })
  await run('tar', ['-xf', archive, '-C', folder])
  const limits = { cwd: folder, maxBuffer: 1 << 26 }
  await run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], limits)
  await run('npm', ['run', 'build'], limits)
  writeFileSync(ready, '')
  return folder
}

const fill = `
  import { createDatabase, migrate } from './server/platform/database/index.ts'
  import { migrationSources } from './server/database.ts'
  import { addPeople } from './server/drills/calls.ts'
  const { url, count } = process.env
  const database = createDatabase({ url, log: () => undefined, statementTimeout: 60_000 })
  await migrate(database, migrationSources([]))
  await database.close()
  console.log(JSON.stringify(await addPeople(url, Number(count))))`

/** Migrates a database as the former version did, and adds citizens to it. */
export const fillByFormer = async (
  folder: string,
  url: string,
  people: number,
): Promise<{ id: string; username: string }[]> => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', fill], {
    cwd: folder,
    env: { ...process.env, url, count: String(people) },
  })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}
