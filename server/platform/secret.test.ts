// The secret on disk: whole or refused, made once, also on a full disk and by two servers at once.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { openKeys } from './keys.ts'
import { presentSecret, secretFile, storedSecret } from './secret.ts'

const root = mkdtempSync(join(tmpdir(), 'bawaba-secret-'))
after(() => rmSync(root, { recursive: true }))
const newFolder = () => mkdtempSync(join(root, 'portal-'))

for (const [title, text] of Object.entries({
  'an empty secret file': '',
  'a secret file of white space': ' \n'.repeat(40),
  'a secret file of 31 characters': 'a'.repeat(31),
}))
  test(`${title} refuses the start, names the file and the next step, and stays as it is`, async () => {
    const folder = newFolder()
    writeFileSync(secretFile(folder), text)
    await assert.rejects(async () => storedSecret('', folder, randomBytes), {
      message: new RegExp(`^${secretFile(folder)} .*32.*Bring the file back.*delete the file`),
    })
    assert.throws(() => presentSecret('', folder), /Bring the file back/)
    assert.equal(readFileSync(secretFile(folder), 'utf8'), text)
  })

test('a secret that the disk has no room for leaves no file, and the next start makes one', async () => {
  const folder = newFolder()
  const module = new URL('secret.ts', import.meta.url).href
  // No process may write a byte to a file: what a full disk answers, without one.
  const { status } = spawnSync('bash', [
    '-c',
    'ulimit -f 0; exec "$0" -e "$1"',
    process.execPath,
    `
    const { storedSecret } = await import(${JSON.stringify(module)})
    await storedSecret('', ${JSON.stringify(folder)}, size => new Uint8Array(size))
  `,
  ])
  assert.notEqual(status, 0)
  assert.deepEqual(readdirSync(folder), [])
  assert.ok((await storedSecret('', folder, randomBytes)).length >= 32)
})

test('servers that start at once over one folder agree on one secret', async () => {
  const folder = newFolder()
  const secrets = await Promise.all(
    Array.from({ length: 8 }, async () => storedSecret('', folder, randomBytes)),
  )
  assert.deepEqual([...new Set(secrets)], [readFileSync(secretFile(folder), 'utf8')])
  assert.deepEqual(readdirSync(folder), ['secret'])
})

test('an empty keys file is refused with the place to bring it back from', () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'keys.json'), '')
  assert.ok(existsSync(join(folder, 'keys.json')))
  assert.throws(
    () => openKeys({ KEYS: '', KEYS_FILE: '', DATA_FOLDER: folder }, 'a'.repeat(32)),
    /keys\.json has 0 characters.*Bring it back/,
  )
})
