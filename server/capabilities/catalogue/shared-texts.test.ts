// Texts that services of a programme share: what is used comes along, one's own wins, and a folder without any is as before.

import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { readServiceFolders } from './folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'bawaba-shared-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const text = (ar: string, en: string) => ({ ar, en })
const write = (path: string, content: unknown) => {
  const file = join(folder, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
}
const service = (slug: string, serviceLabel: string) => ({
  serviceSlug: slug,
  serviceLabel,
  activities: [{ activityId: 'APPLY', label: 'apply', steps: [] }],
})
const textsOf = () =>
  Object.fromEntries(
    readServiceFolders(pathToFileURL(folder)).map(({ serviceSlug, translations }) => [
      serviceSlug,
      translations,
    ]),
  )

test('each service takes what it uses and lacks; the rest is nothing to it', () => {
  write('ONE/service.json', service('ONE', 'title'))
  write('ONE/texts.json', { title: text('واحد', 'One') })
  write('TWO/service.json', service('TWO', 'title'))
  write('TWO/texts.json', { title: text('اثنان', 'Two'), apply: text('قدّم', 'Send it in') })
  write('TWO/hooks/fees.js', 'function fees() { return { label: "fee" } }')
  const before = textsOf()
  assert.deepEqual(before.ONE, { ar: { title: 'واحد' }, en: { title: 'One' } })

  const shared = { apply: text('تقديم', 'Apply'), fee: text('رسم', 'Fee'), other: text('غيره', 'Other') }
  write('texts.json', shared)
  const found = textsOf()
  assert.deepEqual(found.ONE?.en, { title: 'One', apply: 'Apply' })
  assert.deepEqual(found.ONE?.ar, { title: 'واحد', apply: 'تقديم' })
  assert.deepEqual(found.TWO?.en, { title: 'Two', apply: 'Send it in', fee: 'Fee' })

  // What a service does not use changes nothing of it.
  write('texts.json', { ...shared, other: text('آخر', 'Another') })
  assert.deepEqual(textsOf(), found)
})
