// The table of spellings, fed to the calls behind links, behind the page that checks documents, and to files of people: what
// is copied out of a message or a sheet arrives with signs that nobody sees.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  emailVariants,
  groupedVariants,
  mobileVariants,
  numberVariants,
  type Variant,
} from '@bawaba/language/input/test-variants.ts'
import { sql } from './platform/database/index.ts'
import { openTestPortal, type Person, type TestPortal } from './test-portal.ts'

let portal: TestPortal
let admin: Person
let officer: Person
before(async () => {
  portal = await openTestPortal({ CODES_PER_ADDRESS: '100000' })
  admin = await portal.employee(['BFM_ADMIN'])
  officer = await portal.employee(['CASE_OFFICER', 'SUPERVISOR'])
})
after(() => portal.close())

/** A token is copied with what stands behind its link, too. */
const tokenVariants: readonly Variant[] = [
  ...emailVariants,
  ['a full stop behind', text => `${text}.`],
  ['a bracket and a word behind', text => `${text}) شكرًا`],
]

/** What was answered otherwise than wanted; budgets are another day's for each. */
const strangeOf = async <Answer>(
  variants: readonly Variant[],
  answerTo: (written: (text: string) => string, at: number) => Promise<Answer>,
  wanted: Answer,
): Promise<string[]> => {
  const strange: string[] = []
  for (const [at, [name, written]] of variants.entries()) {
    await portal.database.query(sql`delete from budgets`)
    await portal.database.query(sql`delete from codes`)
    const answer = await answerTo(written, at)
    if (JSON.stringify(answer) !== JSON.stringify(wanted)) strange.push(`${name}: ${JSON.stringify(answer)}`)
  }
  return strange
}

const tokenIn = async (to: string): Promise<string> =>
  /#([\w-]{20,})/.exec((await portal.messagesTo(to))[0]?.text ?? '')?.[1] ?? ''

test('the status of a document is answered for its number in every spelling', async () => {
  const citizen = await portal.citizen()
  const request = await officer.act(await citizen.file(), 'APPROVE')
  const { service, id } = { service: request.serviceSlug, id: request.id }
  const [letter] = (await citizen.call('GET :service/:id/letters', { params: { service, id } })).body
  const number = letter?.number ?? ''
  const visitor = await portal.browser()
  const strange = await strangeOf(
    numberVariants,
    async written => {
      const { status, body } = await visitor.send(
        `GET documents/${encodeURIComponent(written(number))}/status`,
      )
      return [status, body?.number]
    },
    [200, number],
  )
  assert.deepEqual(strange, [])
})

test('a request is followed by its number and the code to the mobile in every spelling', async () => {
  const citizen = await portal.citizen()
  const { ID } = await citizen.file()
  const visitor = await portal.browser()
  const byNumber = await strangeOf(
    numberVariants,
    async written => {
      const at = `track/${encodeURIComponent(written(ID))}`
      await visitor.send(`POST ${at}/code`, { body: {} })
      const code = await portal.codeTo(`+2${citizen.username}`)
      const { status, body } = await visitor.send(`POST ${at}/status`, { body: { code } })
      return [status, body?.ID]
    },
    [200, ID],
  )
  assert.deepEqual(byNumber, [])
  const byCode = await strangeOf(
    groupedVariants,
    async written => {
      await visitor.send(`POST track/${ID}/code`, { body: {} })
      const code = written(await portal.codeTo(`+2${citizen.username}`))
      return (await visitor.send(`POST track/${ID}/status`, { body: { code } })).status
    },
    200,
  )
  assert.deepEqual(byCode, [])
})

test('a visitor follows a request by its number in every spelling, and by the code with what was copied behind it', async () => {
  const visitor = await portal.browser()
  const sent = await visitor.file(
    { question: 'Is the hall open on Fridays?' },
    { service: 'LIBRARY_QUESTION' },
  )
  const follow = async (number: string, secret = '') => {
    const { status, body } = await visitor.send(`GET track/${encodeURIComponent(number)}`, {
      headers: { 'x-tracking-secret': secret },
    })
    return [status, body?.ID]
  }
  const strange = await strangeOf(numberVariants, written => follow(written(sent.ID), sent.trackingSecret), [
    200,
    sent.ID,
  ])
  assert.deepEqual(strange, [])
  assert.deepEqual(await follow(sent.ID, ` ${sent.trackingSecret}.`), [200, sent.ID])
})

test('an e-mail address is proved by the token of its link in every spelling', async () => {
  const person = await portal.citizen()
  const strange = await strangeOf(
    tokenVariants,
    async (written, at) => {
      const email = `typed${at}.${person.id}@example.eg`
      await person.send(`PATCH citizen/${person.id}`, { body: { data: { email } } })
      const token = written(await tokenIn(email))
      return (await person.send('POST citizen/verifyEmail', { body: { token } })).status
    },
    204,
  )
  assert.deepEqual(strange, [])
})

test('an invitation is opened and accepted by the token of its link in every spelling', async () => {
  const visitor = await portal.browser('EMPLOYEE')
  const strange = await strangeOf(
    tokenVariants,
    async (written, at) => {
      const email = `invited${at}@example.eg`
      const body = { username: `invited${at}`, userSlug: 'employee', firstName: 'Mona', lastName: 'Said' }
      await admin.send('POST users', { body: { ...body, email, roles: [], services: [], invite: true } })
      const token = written(await tokenIn(email))
      const opened = await visitor.send('POST invitations/open', { body: { token } })
      const accepted = await visitor.send('POST invitations/accept', {
        body: { token, password: 'Strong#2026' },
      })
      return [opened.status, accepted.status]
    },
    [200, 204],
  )
  assert.deepEqual(strange, [])
})

/** A cell as a sheet writes it. */
const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`
const importOf = (head: string, rows: string[][]) => {
  const boundary = 'b0undary'
  const content = [head, ...rows.map(row => row.map(cell).join(','))].join('\n')
  return admin.send('POST users/import?dryRun=false', {
    raw: Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="people.csv"\r\ncontent-type: text/csv\r\n\r\n${content}\r\n--${boundary}--\r\n`,
    ),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
}
const card = (serial: number) => `2880415011${String(serial).padStart(4, '0')}`

for (const [column, variants, textOf, stored, wanted] of [
  [
    'mobile',
    mobileVariants,
    (at: number) => `0106660${String(at).padStart(4, '0')}`,
    'a.mobile',
    (text: string) => `+2${text}`,
  ],
  ['email', emailVariants, (at: number) => `import${at}@example.com`, 'a.email', (text: string) => text],
  ['nationalId', groupedVariants, card, 'a.national_id is not null', () => true],
  [
    'passportNumber',
    groupedVariants,
    (at: number) => `A1234${String(at).padStart(4, '0')}`,
    'a.passport_number is not null',
    () => true,
  ],
] as const)
  test(`a file of people is read in every spelling: ${column}`, async () => {
    const rows = variants.map(([, written], at) => [
      `${column.toLowerCase()}${at}`,
      'Mona',
      'Said',
      written(textOf(at)),
    ])
    const imported = await importOf(`username,firstName,lastName,${column}`, rows)
    assert.equal(imported.status, 200, JSON.stringify(imported.body))
    const people = await portal.database.query<{ username: string; value: unknown }>({
      text: `select a.username, ${stored} as value from accounts a where a.username like '${column.toLowerCase()}%'`,
      values: [],
    } as never)
    const found = new Map(people.map(({ username, value }) => [username, value]))
    const strange = variants.flatMap(([name], at) => {
      const value = found.get(`${column.toLowerCase()}${at}`)
      return value === wanted(textOf(at))
        ? []
        : [`${name}: ${JSON.stringify(value ?? imported.body.rows[at])}`]
    })
    assert.deepEqual(strange, [])
  })

// Last: time passes in it, and sessions end.
test('the newsletter begins and ends by the token of its link in every spelling', async () => {
  const visitor = await portal.browser()
  const strange = await strangeOf(
    tokenVariants,
    async (written, at) => {
      const email = `news${at}@example.eg`
      await visitor.call('POST newsletter', { body: { email } })
      const first = written(await tokenIn(email))
      const begun = await visitor.send('POST newsletter/confirm', { body: { token: first } })
      // Whoever asks again is sent the link that ends it.
      portal.pass(25 * 3_600_000)
      await visitor.call('POST newsletter', { body: { email } })
      const last = written(await tokenIn(email))
      const ended = await visitor.send('POST newsletter/unsubscribe', { body: { token: last } })
      return [begun.status, ended.status]
    },
    [204, 204],
  )
  assert.deepEqual(strange, [])
})
