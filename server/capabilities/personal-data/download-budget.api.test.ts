// The archive of one's data reads everything of a person: its address opens a few times, for a download that was cut, and
// not sixty times at once.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

test('an address of one’s data opens three times in five minutes, also of several that were asked for', async () => {
  const person = await portal.citizen()
  const askFor = async (): Promise<string> => {
    const { body } = await person.send(`POST citizen/${person.id}/data`, { body: {} })
    return body.href.replace('/api/', '')
  }
  const [first, second] = [await askFor(), await askFor()]
  const paths = Array.from({ length: 20 }, (_, turn) => (turn % 2 ? first : second))
  const answers = await Promise.all(paths.map(path => person.send(`GET ${path}`)))
  assert.equal(answers.filter(({ status }) => status === 200).length, 3)
  const refused = answers.filter(({ status }) => status !== 200)
  for (const { status, body, headers } of refused) {
    assert.deepEqual([status, body.error.code], [429, 'MAX_ATTEMPTS'])
    assert.ok(Number(headers['retry-after']) > 0)
  }
  // A wrong address takes nothing of anybody's.
  const other = await portal.citizen()
  const wrong = first.replace(person.id, other.id)
  for (let turn = 0; turn < 5; turn++) assert.equal((await other.send(`GET ${wrong}`)).status, 404)
  const { body } = await other.send(`POST citizen/${other.id}/data`, { body: {} })
  assert.equal((await other.send(`GET ${body.href.replace('/api/', '')}`)).status, 200)
  portal.pass(5 * 60_000 + 1000)
  const again = await askFor()
  assert.equal((await person.send(`GET ${again}`)).status, 200)
})
