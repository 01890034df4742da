// What the portal says, for clients that bring no words of their own: the sentences of every code and of every part that was
// refused, in both languages.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { detailWords } from '@bawaba/contract/detail-keys.ts'
import { errors } from '@bawaba/contract/errors.ts'
import { cardAnswers, openTestPortal, type TestPortal } from './test-portal.ts'

let portal: TestPortal
let citizen: Awaited<ReturnType<TestPortal['citizen']>>
before(async () => {
  portal = await openTestPortal()
  citizen = await portal.citizen()
})
after(() => portal.close())

const arabic = /[\u0621-\u064a]/

test('appData carries the sentences of every code and detail, unless they are left out', async () => {
  const { body } = await citizen.send('GET misc/appData')
  const names = [...Object.keys(errors), ...Object.keys(detailWords).map(key => `details.${key}`)].sort()
  for (const language of ['ar', 'en'])
    assert.deepEqual(Object.keys(body.translations[language]).sort(), names)
  assert.match(body.translations.ar.WRONG_CREDENTIALS, arabic)
  assert.equal(body.translations.en['details.required'], 'It is required.')
  const without = (await citizen.send('GET misc/appData?translations=false')).body
  assert.deepEqual(without.translations, { ar: {}, en: {} })
  assert.deepEqual(Object.keys(without), Object.keys(body))
})

const detailsOf = async (key: string, body?: unknown) => {
  const answer = await citizen.send(key, { body })
  assert.ok(answer.status >= 400, JSON.stringify(answer.body))
  return answer.body.error.details
}

test('every detail has its sentence in both languages, that of an answer with the name of its field', async () => {
  const data = { ...cardAnswers, fullName: undefined, booksAtOnce: 99, nobody: 1 }
  const details = await detailsOf('POST LIBRARY_CARD', { data })
  assert.ok(details.length >= 3)
  for (const { path, message } of details) {
    assert.match(message.ar, arabic, path)
    assert.match(message.en, /[a-z]/i, path)
  }
  const messages = new Map(details.map(({ path, message }: any) => [path, message]))
  assert.deepEqual(messages.get('data.fullName'), {
    ar: 'أدخل الاسم الكامل',
    en: 'Enter full name',
  })
  const [filter] = await detailsOf('GET LIBRARY_CARD?filter=%7B%22limit%22%3A101%7D')
  assert.deepEqual(filter.message, detailWords.maximum)
  const [shape] = await detailsOf('POST authTokens/activityHeartbeat', {})
  assert.match(shape.message.ar, arabic)
})
