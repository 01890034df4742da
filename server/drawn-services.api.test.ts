// Drawn services, whole: checked, published and filled over the API, saved and sent twice as when an answer is lost, kept at
// their version, acted on and corrected. What a request reserves is nobody else's until the request ends. The form as it is filled, the draft, the fee, the stored request, the registry, the
// decision, the letter and the report say the same of every value.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { readLetterText } from '@bawaba/contract/letter-text.ts'
import type { Answers } from '@bawaba/forms/definition.ts'
import { compileExpression } from '@bawaba/forms/engine/conditions.ts'
import { days } from '@bawaba/forms/engine/drawn-readings.fixture.ts'
import { newState } from '@bawaba/forms/engine/state.ts'
import { summaryRows } from '@bawaba/forms/engine/summary.ts'
import type { Expression } from '@bawaba/forms/expression.ts'
import { formatNumber, isolate } from '@bawaba/language/index.ts'
import fc from 'fast-check'
import {
  type DrawnService,
  definitionOf,
  drawnServices,
  fixedFees,
  hours,
  roomOf,
} from './test-drawn-services.ts'
import { echoRegistry } from './test-echo.ts'
import { openTestPortal, type Person, type TestPortal } from './test-portal.ts'

const runs = Number(process.env.DRAWN_SERVICES ?? 6)
const echo = echoRegistry()
let portal: TestPortal
let designer: Person
let citizen: Person
let other: Person
let officer: Person
let reporter: Person
before(async () => {
  portal = await openTestPortal({ OUTSIDE_SERVICES: await echo.listen() })
  designer = await portal.employee(['SERVICE_DESIGNER'])
  citizen = await portal.citizen()
  other = await portal.citizen()
  officer = await portal.employee(['CASE_OFFICER'])
  reporter = await portal.employee(['REPORT_MANAGER'])
})
after(async () => {
  await portal.close()
  await echo.close()
})

const counts = {
  services: 0,
  drafts: 0,
  fees: 0,
  requests: 0,
  reservations: 0,
  decisions: 0,
  letters: 0,
  corrections: 0,
  reports: 0,
}
const ok = <Answer extends { status: number; body: any }>(answer: Answer, status = 200): any => {
  assert.equal(answer.status, status, JSON.stringify(answer.body))
  return answer.body
}

/** The form as somebody fills it, in the browser's engine: the answers that it means, and what an expression gives in it. */
const filledIn = (drawn: DrawnService, slug: string, answers: Answers) => {
  const form = portal.portal.forms.compile(definitionOf(drawn, slug, 1))
  const activity = form.activity('APPLY')
  assert.ok(activity)
  const { scope } = newState(activity, answers, { today: days.filled })
  const names = Object.keys(drawn.schema)
  return {
    stored: Object.fromEntries(
      names.flatMap(name => {
        const value = scope.read(name)
        return value === undefined ? [] : [[name, value]]
      }),
    ),
    value: (expression: Expression) =>
      compileExpression(expression, portal.portal.forms.operations).value(scope),
    /** What a page shows of stored answers, the lists aside, by name. */
    summaryOf: (stored: Answers) =>
      Object.fromEntries(
        summaryRows(activity, stored, 'en')
          .flatMap(section => section.rows)
          .filter(({ groups }) => !groups)
          .map(({ name, value }) => [name, value]),
      ),
  }
}
type Filled = ReturnType<typeof filledIn>

const publish = async (id: string, drafts: 'carry' | 'keep') => {
  assert.deepEqual(ok(await designer.send(`POST dynamic_services/${id}/check`)), [])
  ok(await designer.send(`POST dynamic_services/${id}/publish`, { body: { reason: 'drawn', drafts } }))
}

/** Whole piasters of the drawn fee, then what the script of the version asks. */
const feesOf = ({ value }: Filled, { fee }: DrawnService) => {
  const drawn = value({ multiply: [fee, { pounds: '2.50' }] } as Expression)
  const amount = typeof drawn === 'number' ? Math.round(drawn) : 0
  return [...(amount > 0 ? [amount] : []), fixedFees[1]]
}
const amountsOf = (fees: { items: { amount: string }[] }) =>
  fees.items.map(({ amount }) => Math.round(Number(amount) * 100))

const shown = (value: unknown): string => {
  if (value === undefined) return '—'
  return typeof value === 'number' ? formatNumber('en', value) : isolate(String(value))
}
/** What the newest letter of a request says, by what its link holds. */
const saidByLetter = async (slug: string, id: string): Promise<string | undefined> => {
  const letters = ok(await officer.send(`GET ${slug}/${id}/letters`))
  const newest = letters.find(({ state }: { state: string }) => state === 'valid')
  const [body = ''] = String(newest?.link).split('#')[1]?.split('.') ?? []
  return readLetterText(Buffer.from(body, 'base64url').toString())?.facts[0]?.value.en
}
/** Numbers as a page shows them; a question that has no line in the summary is not compared. */
const checkSummary = (filled: Filled, stored: Answers) => {
  for (const [name, value] of Object.entries(filled.summaryOf(stored)))
    if (name !== 'registered')
      assert.equal(value, String(stored[name] ?? 'Not provided'), `${name} in the summary`)
}
/** Without what the registry said, which no answer of the form is. */
const answersOf = ({ data }: { data: Answers }) => {
  const { registered: _, reason: __, remark: ___, room: ____, time: _____, ...answers } = data
  return answers
}
const saidByRegistry = (filled: Filled, { question }: DrawnService): string | undefined => {
  const value = filled.value(question)
  return value === undefined ? undefined : `said ${value}`
}

const walk = async (drawn: DrawnService, index: number) => {
  const slug = `DRAWN_${index}`
  const filled = filledIn(drawn, slug, drawn.answers)
  const { id } = ok(
    await designer.send('POST dynamic_services', { body: { definition: definitionOf(drawn, slug, 1) } }),
    201,
  )
  await publish(id, 'carry')
  counts.services++

  // A draft that is saved twice, since its answer was lost.
  const draftId = randomUUID()
  const time = { hour: hours[index % hours.length] }
  const answers = { ...drawn.answers, room: roomOf(filled.stored), time }
  const save = () =>
    citizen.send(`PUT drafts/${slug}/${draftId}`, { body: { version: 1, activityId: 'APPLY', answers } })
  assert.deepEqual([ok(await save()).revision, ok(await save()).revision], [1, 1])
  const { revision } = ok(await designer.send(`GET dynamic_services/${id}/definition`))
  const second = { definition: definitionOf(drawn, slug, 2), basedOn: 1 }
  ok(
    await designer.send(`PATCH dynamic_services/${id}`, {
      body: second,
      headers: { 'if-match': `"${revision}"` },
    }),
  )
  await publish(id, 'keep')
  const draft = ok(await citizen.send(`GET drafts/${slug}/${draftId}`))
  assert.deepEqual([draft.answers, draft.opensVersion ?? draft.version], [answers, 1], 'the draft')
  counts.drafts++

  // The fee before sending, by the version of the draft, and of a new form.
  const ref = { version: 1, draftId }
  const priced = async (more: object) =>
    amountsOf(ok(await citizen.send(`POST ${slug}/fees`, { body: { data: answers, ...more } })).fees)
  assert.deepEqual(await priced(ref), [fixedFees[1]], 'the fee of version 1')
  const newer = { ...answers, later: 'asked by version 2 alone' }
  assert.deepEqual(await priced({ data: newer }), [fixedFees[2]], 'the fee of version 2')

  // Sent twice, since its answer was lost.
  const send = () =>
    citizen.send(`POST ${slug}`, {
      body: { data: answers, ...ref },
      headers: { 'idempotency-key': draftId },
    })
  const [first, again] = [ok(await send(), 201), await send()]
  assert.equal(again.body.ID, first.ID, 'one request')
  const request = await officer.read({ serviceSlug: slug, id: first.id })
  assert.equal(request.version, 1)
  assert.deepEqual(answersOf(request as never), filled.stored, 'what is stored')
  checkSummary(filled, answersOf(request as never))
  assert.equal(request.data.registered, saidByRegistry(filled, drawn), 'the registry')
  assert.deepEqual([request.data.room, request.data.time], [answers.room, time], 'what is reserved')
  counts.requests++

  // The hour of the room is nobody else's; the other hour is free.
  const fileAnother = (answers: Answers) =>
    other.send(`POST ${slug}`, {
      body: { data: { ...answers, later: 'asked by version 2 alone' }, version: 2 },
      headers: { 'idempotency-key': randomUUID() },
    })
  const refused = await fileAnother(answers)
  assert.equal(refused.status, 422, JSON.stringify(refused.body))
  const free = { hour: hours[(index + 1) % hours.length] }
  ok(await fileAnother({ ...answers, time: free }), 201)

  // A decision that hangs on the answers, its bill and its letter.
  const value = filled.value(drawn.when)
  const isHigh = typeof value === 'number' && value > 4
  assert.equal(request.can.includes('HIGH'), isHigh, 'what may be decided')
  counts.decisions++
  const billed = await officer.act({ ...request, serviceSlug: slug }, isHigh ? 'HIGH' : 'LOW')
  assert.deepEqual(amountsOf(billed.fees as never), feesOf(filled, drawn), 'what is charged')
  counts.fees++
  assert.equal(await saidByLetter(slug, first.id), shown(filled.value(drawn.letter)), 'the letter')
  counts.letters++

  // Its end frees what it reserved; a correction after it, and the letter that follows.
  const left = await officer.act({ ...billed, serviceSlug: slug }, 'LEAVE')
  ok(await fileAnother(answers), 201)
  counts.reservations++
  const after = filledIn(drawn, slug, drawn.corrected)
  const data = { ...drawn.corrected, reason: 'drawn' }
  const corrected = await officer.act({ ...left, serviceSlug: slug }, 'CORRECT', { data })
  const seen = await officer.read({ serviceSlug: slug, id: first.id })
  assert.equal(seen.revision, corrected.revision)
  assert.deepEqual(answersOf(seen as never), after.stored, 'what a correction leaves')
  checkSummary(after, answersOf(seen as never))
  assert.equal(await saidByLetter(slug, first.id), shown(after.value(drawn.letter)), 'the letter after it')
  counts.corrections++

  // Of the three requests of this service two are open and the first is cancelled.
  const query = new URLSearchParams({ measure: 'counts', by: 'service', every: 'month' })
  const report = ok(await reporter.send(`GET ${slug}/reports?${query}`))
  assert.deepEqual(report.rows[0]?.values, [2, 0, 0, 1, 0], 'the report')
  counts.reports++
}

test('a drawn service says one thing of every value, from its form to its letter', async () => {
  const cases = fc.sample(drawnServices, { numRuns: runs, seed: Number(process.env.SEED ?? 20_261_129) })
  for (const [index, drawn] of cases.entries()) {
    try {
      await walk(drawn, index + 1)
    } catch (error) {
      console.log(`Service ${index + 1}: ${JSON.stringify(drawn)}`)
      throw error
    }
  }
  console.log(
    `Drawn services: ${Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}`,
  )
})
