// The preview of a service: a portal of its own that follows the files, and leaves nothing behind.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { eventually } from './platform/test-patience.ts'

const command = fileURLToPath(new URL('services.ts', import.meta.url))
const shipped = fileURLToPath(libraryCard.services)

test('a saved change is published, pages are told of it, a fault leaves what is there; in the end nothing is left', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'preview test '))
  t.after(() => rm(folder, { recursive: true, force: true }))
  const service = join(folder, 'LIBRARY_QUESTION')
  await cp(join(shipped, 'LIBRARY_QUESTION'), service, { recursive: true })
  // Its own temporary folder, to see what it leaves there.
  const child = spawn(process.execPath, [command, 'preview', service], {
    env: { ...process.env, PROGRAMMES: 'library-card', TMPDIR: folder, LOG_LEVEL: 'silent' },
  })
  t.after(() => child.kill('SIGKILL'))
  const ended = new Promise(resolve => child.on('exit', resolve))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
    })
  const link = () => /http:\/\/localhost:\d+(?=\/services\/LIBRARY_QUESTION\/add)/.exec(output)?.[0]
  assert.ok(await eventually(link, found => found !== undefined, 60), output)
  const read = async (path: string) => (await fetch(`${link()}/api/${path}`)).json() as Promise<any>
  const label = async () => {
    const found = await read('dynamic_services/findOne?filter={"where":{"serviceSlug":"LIBRARY_QUESTION"}}')
    return found.translations.en.service as string
  }
  const mark = async () => (await read('dev/preview')).mark
  assert.equal((await read('misc/appData')).preview, true)
  const [first, before] = [await label(), await mark()]

  const texts = join(service, 'texts.json')
  const written = await readFile(texts, 'utf8')
  await writeFile(texts, written.replace(`"en": "${first}"`, '"en": "Ask anything"'))
  assert.equal(await eventually(label, text => text === 'Ask anything'), 'Ask anything', output)
  assert.notEqual(await mark(), before)

  const after = await mark()
  await writeFile(texts, written.slice(0, 40))
  const isTold = () => /texts\.json:/.test(output)
  assert.ok(await eventually(isTold, Boolean), output)
  assert.deepEqual([await label(), await mark()], ['Ask anything', after])

  child.kill('SIGINT')
  assert.equal(await ended, 0, output)
  assert.deepEqual(await readdir(folder), ['LIBRARY_QUESTION'])
  assert.ok(existsSync(service))
})
