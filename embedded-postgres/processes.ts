// Running a program as the account that owns the database, and learning what became of a process.
// Arguments always travel as a list: a folder name may hold spaces, quotes or Arabic letters.
import { execFile, spawnSync } from 'node:child_process'
import { readFile, readlink, realpath } from 'node:fs/promises'
import { promisify } from 'node:util'

/** The user under which PostgreSQL runs; undefined where it runs as ourselves. */
export type Account = { name: string; uid: number; gid: number } | undefined

/** uid and gid as `spawn` takes them. */
export const identityOf = (account: Account) => (account ? { uid: account.uid, gid: account.gid } : {})

/** The environment of PostgreSQL's programs: PGDATA, PGPORT and a locale of the caller would change what they do. */
export const cleanEnvironment = (added: Record<string, string> = {}): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && !/^(PG|LC_|LANG|NODE_)/.test(entry[0]),
    ),
  ),
  LC_ALL: 'C',
  ...added,
})

/** Runs a program to its end. `code` is undefined when it could not start at all. */
export const run = (
  command: string,
  args: string[],
  options: { account?: Account; cwd?: string } = {},
): { code: number | undefined; output: string } => {
  const { status, signal, stdout, stderr, error } = spawnSync(command, args, {
    ...identityOf(options.account),
    // The caller's folder may be closed to the account; the root never is.
    cwd: options.cwd ?? '/',
    env: cleanEnvironment(),
    encoding: 'utf8',
    windowsHide: true,
  })
  const ended = signal ? `ended by ${signal}` : ''
  return {
    code: status ?? undefined,
    output: [stdout, stderr, error?.message, ended].filter(Boolean).join('\n').trim(),
  }
}

const inspectLinux = async (pid: number, data: string) => {
  try {
    const state = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(')').pop()?.trim()[0]
    if (state === 'Z' || state === 'X') return false
    // A postmaster works in its data folder: sure, and no other program does by chance.
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(data))
  } catch {
    return false
  }
}

const inspectMac = async (pid: number, data: string) => {
  const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'stat=,command=', '-p', `${pid}`]).catch(
    () => ({
      stdout: '',
    }),
  )
  return !stdout.trim().startsWith('Z') && stdout.includes('postgres') && stdout.includes(data)
}

const inspectWindows = async (pid: number) => {
  const { stdout } = await promisify(execFile)('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'])
  return stdout.toLowerCase().includes('postgres.exe')
}

const inspectors: Record<string, (pid: number, data: string) => Promise<boolean>> = {
  darwin: inspectMac,
  win32: inspectWindows,
}

/**
 * Whether `pid` is a living PostgreSQL over this data folder. A zombie is dead, and a number that some other
 * program bears by now (after a reboot, in a container) is not ours.
 */
export const isPostmasterOf = async (pid: number, data: string): Promise<boolean> => {
  try {
    process.kill(pid, 0)
  } catch {
    // ESRCH: gone. EPERM: another user's, and ours we could signal.
    return false
  }
  return (inspectors[process.platform] ?? inspectLinux)(pid, data)
}
