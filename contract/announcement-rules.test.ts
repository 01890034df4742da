import assert from 'node:assert/strict'
import { test } from 'node:test'
import { announcementErrors, announcementState } from './announcement-rules.ts'

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
  const errors = (change: object) =>
    announcementErrors({ ...sound, ...change }, now).map(({ field, key }) => `${field} ${key}`)
  assert.deepEqual(errors({}), [])
  assert.deepEqual(errors({ title: { ar: ' ', en: 'a' } }), ['title.ar required'])
  assert.deepEqual(errors({ body: { ar: 'أ', en: ' ' } }), ['body.en oneLanguage'])
  assert.deepEqual(errors({ title: { ar: 'أ'.repeat(121), en: 'a' } }), ['title.ar tooLong'])
  assert.deepEqual(errors({ until: past }), ['until notAhead'])
  assert.deepEqual(errors({ until: past, active: false }), [])
  assert.deepEqual(errors({ from: ahead, until: ahead }), ['until beforeBeginning'])
})
