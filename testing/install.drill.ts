// Installation with the npm versions of Node 20, 22 and 24: `npm ci && npm start` must answer in each. Node 18 gets a clear
// message.
// The Node and npm of each row come from the npm registry.

import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../server/platform/free-port.ts'
import { copyTrackedFiles } from './copy.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'bawaba install '))
after(() => rmSync(folder, { recursive: true, force: true }))

/** Each row: a Node release and an npm that people have with it. */
const releases = [
  { node: '20', npm: '10.8.2' },
  { node: '22', npm: '10.9.9' },
  { node: '24', npm: '11.6.0' },
]
/** What Debian 12 installs. */
const tooOld = { node: '18', npm: '9.2.0' }
type Release = (typeof releases)[number]

const startLimitMs = 300_000

/** Installs a release apart. Returns the paths of its Node and of npm's program. */
const fetchRelease = async ({ node, npm }: Release): Promise<{ node: string; npm: string }> => {
  const home = join(folder, `node-${node}`)
  mkdirSync(home)
  writeFileSync(join(home, 'package.json'), '{ "private": true }')
  const packages = [`node-linux-${process.arch}@${node}`, `npm@${npm}`]
  await run('npm', ['install', '--no-audit', '--no-fund', '--engine-strict=false', ...packages], {
    cwd: home,
  })
  const installed = join(home, 'node_modules')
  return {
    node: join(installed, `node-linux-${process.arch}/bin/node`),
    npm: join(installed, 'npm/bin/npm-cli.js'),
  }
}

const answers = async (port: number): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined))?.ok ?? false

/**
 * Copies the project into a folder whose name has a space, runs `npm ci` and `npm start` with the release, and stops.
 * @param change edits the copy before the installation
 * @returns the output of `npm ci`, whether the portal answered, and the output of `npm start`
 */
const tryRelease = async (release: Release, change: (copy: string) => void = () => undefined) => {
  const programs = await fetchRelease(release)
  const copy = join(folder, `copy of ${release.node}`)
  mkdirSync(copy)
  copyTrackedFiles(copy)
  change(copy)
  const { NODE_OPTIONS: _, npm_config_loglevel: __, ...inherited } = process.env
  const inheritedPath = (process.env.PATH ?? '').split(delimiter)
  const path = [
    dirname(programs.node),
    ...inheritedPath.filter(entry => !entry.includes('node_modules')),
  ].join(delimiter)
  const port = await freePort()
  const options = {
    cwd: copy,
    env: { ...inherited, PATH: path, PORT: String(port), DATA_FOLDER: join(copy, 'data') },
  }
  const installed = await run(programs.node, [programs.npm, 'ci', '--no-audit', '--no-fund'], options)
  const child = spawn(programs.node, [programs.npm, 'start'], { ...options, detached: true })
  // As a terminal does at Ctrl-C. A signal to npm alone ends npm and its shell, which passes nothing on.
  const interrupt = () => child.pid && process.kill(-child.pid, 'SIGINT')
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  const exited = once(child, 'exit')
  const end = performance.now() + startLimitMs
  let isAnswering = false
  while (!isAnswering && child.exitCode === null && performance.now() < end) {
    await sleep(250)
    isAnswering = await answers(port)
  }
  if (child.exitCode === null) interrupt()
  await exited
  for (let wait = 0; wait < 60 && (await answers(port)); wait++) await sleep(250)
  const isStopped = !(await answers(port))
  rmSync(copy, { recursive: true, force: true })
  rmSync(join(folder, `node-${release.node}`), { recursive: true, force: true })
  return { install: `${installed.stdout}${installed.stderr}`, isAnswering, isStopped, output }
}

for (const release of releases)
  test(`the portal installs and starts with Node ${release.node} and npm ${release.npm}`, async () => {
    const { install, isAnswering, isStopped, output } = await tryRelease(release)
    assert.ok(isAnswering, `npm ci:\n${install}\nnpm start:\n${output}`)
    assert.ok(isStopped, `Ctrl-C did not stop the portal:\n${output}`)
    assert.doesNotMatch(install, /EBADENGINE/, 'npm ci warns of packages that need another Node')
  })

test('with Node 18 the start names the Node that is needed and the next step', async () => {
  const { isAnswering, output } = await tryRelease(tooOld)
  assert.ok(!isAnswering)
  assert.match(
    output,
    /needs Node 20 or later to be installed\. This is v18.*\nInstall Node 20 or later, run "npm ci" again/,
  )
})

test('the drill fails for a start that relies on the link in node_modules/.bin', async () => {
  const { isAnswering, output } = await tryRelease({ node: '20', npm: '10.8.2' }, copy => {
    const file = join(copy, 'package.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('node run.mjs server/', 'node server/'))
  })
  assert.ok(!isAnswering)
  assert.match(output, /this is v20/)
})
