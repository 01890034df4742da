import assert from 'node:assert/strict'
import { test } from 'node:test'
import { announcementFaults, announcementState } from './announcement-rules.ts'

const now = new Date('2026-11-20T10:00:00Z')
const past = '2026-11-20T10:00:00Z'
const ahead = '2026-11-20T10:00:01Z'

test('an announcement is read from its beginning until its end, and only while it is switched on', () => {
  assert.equal(announcementState({ active: true }, now), 'shown')
  assert.equal(announcementState({ active: false, from: past, until: ahead }, now), 'off')
  assert.equal(announcementState({ active: true, from: past, until: ahead }, now), 'shown')
  assert.equal(announcementState({ active: true, from: ahead }, now), 'waiting')
  assert.equal(announcementState({ active: true, until: past }, now), 'over')
})

test('a title in both languages; the rest in both or in neither; an end that lies ahead', () => {
  const none = { ar: '', en: '' }
  const sound = { title: { ar: 'أ', en: 'a' }, description: none, body: none, active: true }
  const faults = (change: object) =>
    announcementFaults({ ...sound, ...change }, now).map(({ field, key }) => `${field} ${key}`)
  assert.deepEqual(faults({}), [])
  assert.deepEqual(faults({ title: { ar: ' ', en: 'a' } }), ['title.ar required'])
  assert.deepEqual(faults({ body: { ar: 'أ', en: ' ' } }), ['body.en oneLanguage'])
  assert.deepEqual(faults({ title: { ar: 'أ'.repeat(121), en: 'a' } }), ['title.ar tooLong'])
  assert.deepEqual(faults({ until: past }), ['until notAhead'])
  assert.deepEqual(faults({ until: past, active: false }), [])
  assert.deepEqual(faults({ from: ahead, until: ahead }), ['until beforeBeginning'])
})
