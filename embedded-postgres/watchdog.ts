// Stops PostgreSQL when the server dies, even by kill -9: a tiny process whose input ends with us.
// It lives in its own session, so that Ctrl-C in a terminal reaches the server alone and is answered in order.
import { spawn } from 'node:child_process'

// $1 the postmaster, $2 its data folder, $3 a folder to remove afterwards or nothing.
// The pid file is asked again, because the number may belong to somebody else by now.
const script = `
read -r answer
[ "$answer" = done ] && exit 0
read -r pid < "$2/postmaster.pid" || pid=$1
[ "$pid" = "$1" ] && kill -INT "$1"
[ -n "$3" ] || exit 0
tries=0
while kill -0 "$1" && [ $tries -lt 100 ]; do sleep 0.1; tries=$((tries + 1)); done
rm -rf -- "$3"
`

const windowsScript = `
const [pgCtl, data, folder] = process.argv.slice(1)
let answer = ''
process.stdin.on('data', chunk => { answer += chunk }).on('end', () => {
  if (answer.startsWith('done')) return
  require('node:child_process').spawnSync(pgCtl, ['stop', '-m', 'fast', '-w', '-D', data], { windowsHide: true })
  if (folder) require('node:fs').rmSync(folder, { recursive: true, force: true })
})
`

/**
 * Watches over one postmaster on our behalf.
 * @param remove a folder to delete once it has stopped, for databases that only a test run needs
 * @returns the call that ends the watch
 */
export const watch = (pid: number, data: string, pgCtl: string, remove = ''): (() => void) => {
  const [command, args] =
    process.platform === 'win32'
      ? [process.execPath, ['-e', windowsScript, pgCtl, data, remove]]
      : ['/bin/sh', ['-c', script, 'bawaba-watchdog', `${pid}`, data, remove]]
  const child = spawn(command, args, {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    windowsHide: true,
  })
  child.on('error', () => undefined)
  child.stdin.on('error', () => undefined)
  // Neither process nor pipe keeps a server alive that has nothing left to do.
  child.unref()
  ;(child.stdin as unknown as { unref(): void }).unref()
  return () => child.stdin.end('done\n')
}
