// What many do at once over HTTP, through two servers that share one database: budgets hold, a code works once.

import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { catalogueDatabase } from './test-catalogue.ts'

const main = fileURLToPath(new URL('launch.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'bawaba-races-'))
const children: ChildProcess[] = []
let closeDatabase = async () => {}
const addresses: string[] = []

const start = (url: string, name: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main], {
      env: {
        ...process.env,
        PORT: '0',
        LOG_LEVEL: 'silent',
        DEMO: 'on',
        DEMO_STORY: 'off',
        PROGRAMMES: 'library-card',
        UNSAFE_DATABASE: 'yes',
        DATABASE_URL: url,
        DATA_FOLDER: join(folder, name),
        SECRET: 's'.repeat(40),
        MAX_LOOP_DELAY_MS: '0',
        DATABASE_TIMEOUT_MS: '60000',
        PASSWORD_MEMORY_KIB: '64',
      },
    })
    children.push(child)
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk
      const address = /Citizens\s+(http:\S+?)\/\s/.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('exit', () => reject(new Error(`The server ended: ${output}`)))
  })

before(async () => {
  const { url, close } = await catalogueDatabase([libraryCard])
  closeDatabase = close
  // One after the other: the first writes the demo's people.
  addresses.push(await start(url, 'one'))
  addresses.push(await start(url, 'two'))
})
after(async () => {
  const removed = children.map(child => new Promise(resolve => child.on('exit', resolve)))
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(removed)
  await closeDatabase()
  rmSync(folder, { recursive: true, force: true })
})

/** A visitor of both servers: the signing secret is the same, so one token serves. */
const visitor = async () => {
  const answer = await fetch(`${addresses[0]}/api/misc/appData`)
  const { csrfToken } = (await answer.json()) as { csrfToken: string }
  const cookie = (answer.headers.getSetCookie()[0] ?? '').split(';')[0] as string
  return async (path: string, body: object, index = 0) => {
    const sent = await fetch(`${addresses[index % 2]}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken, cookie },
      body: JSON.stringify(body),
    })
    const text = await sent.text()
    return { status: sent.status, body: text === '' ? null : JSON.parse(text) }
  }
}
const codeFor = async (mobile: string): Promise<string> => {
  const answer = await fetch(`${addresses[1]}/api/dev/outbox?to=${encodeURIComponent(mobile)}`)
  return ((await answer.json()) as { code: string }[])[0]?.code as string
}
const counted = (codes: string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1
  return counts
}

test('200 guesses of one code at once: five are judged, then not even the right one', async () => {
  const post = await visitor()
  const username = '01012345678'
  assert.equal((await post('citizen/forgetPassword', { username })).status, 202)
  const code = await codeFor('+201012345678')
  const wrong = code === '000000' ? '111111' : '000000'
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      post('citizen/validateResetPasswordOTP', { username, otp: wrong }, index),
    ),
  )
  const counts = counted(answers.map(({ body }) => body.error.code))
  assert.deepEqual(counts, { INVALID_CODE: 5, MAX_OTP_ATTEMPTS: 195 })
  const right = await post('citizen/validateResetPasswordOTP', { username, otp: code })
  assert.equal(right.body.error.code, 'MAX_OTP_ATTEMPTS')
})

test('the right code 50 times at once works once', async () => {
  const post = await visitor()
  const username = '01112345678'
  await post('citizen/forgetPassword', { username })
  const otp = await codeFor('+201112345678')
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      post('citizen/validateResetPasswordOTP', { username, otp }, index),
    ),
  )
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
})

test('200 sign-ins on one account at once: six passwords are judged', async () => {
  const post = await visitor()
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      post('employee/login', { username: 'reports', password: `Wrong#${index}` }, index),
    ),
  )
  const counts = counted(answers.map(({ body }) => body.error.code))
  assert.deepEqual(counts, { WRONG_CREDENTIALS: 6, MAX_ATTEMPTS: 194 })
})
