// What people do in a simulated year. Each story is drawn for one person: they act in time, at the last minute, too late or
// never, and come back later when the portal is away.

import { cairoDate } from '@bawaba/language/index.ts'
import { sql } from '../platform/database/index.ts'
import { cardAnswers, type Person } from '../test-portal.ts'
import type { RequestAt, SeenRequest } from '../test-requests.ts'
import { tell } from './test-sentences.ts'
import { day, hour, minute, type Year } from './test-world.ts'

export type Story = (year: Year, who: Person, index: number) => Promise<void>

const buyer = {
  buyerName: 'هدى علي حسن',
  nationalId: '29104120103458',
  passport: 'A12345678',
  country: 'KW',
  email: 'hoda@example.com',
  maritalStatus: 'MARRIED',
  terms: true,
}

type Row = { status: string; kind: string; dueAt: Date | null }
const rowOf = ({ portal }: Year, ID: string) =>
  portal.database.one<Row>(
    sql`select status, status_kind as kind, due_at as "dueAt" from requests where number = ${ID}`,
  )
/** Writes down what the portal promises now, as its applicant reads it. */
const promised = async (year: Year, ID: string, kind: 'answer' | 'payment'): Promise<number> => {
  const until = (await rowOf(year, ID)).dueAt?.getTime() ?? Number.POSITIVE_INFINITY
  year.promises.push({ ID, kind, from: year.at(), until })
  return until
}
/** When somebody acts on what they have until a moment; undefined: never. `last`: how many of ten wait for its last minutes. */
const momentBefore = ({ random, at }: Year, until: number, last = 2): number | undefined => {
  const draw = random() * 10
  if (draw < 2) return undefined
  if (draw < 2 + last) return until - at() - (1 + random() * 4) * minute
  if (draw < 3 + last) return until - at() + (1 + random() * 60) * minute
  return (until - at()) * random() * 0.9
}

type Paying = { service: string; ID: string; activityId?: string; last?: number }
/**
 * Begins to pay, again and again while the provider is away, and pays at a drawn moment of the time that there is then: a code
 * has days. Often the portal or the provider is away over its end.
 */
const payBy = async (year: Year, who: Person, paying: Paying): Promise<void> => {
  const { service, ID, activityId = 'APPLY', last } = paying
  const { body, status } = await who.send(
    `GET ${service}/${ID}/activity/${activityId}/paymentMeans?gatewayId=sandbox&channel=${year.pick(['card', 'payment-code', 'payment-code'])}&successURL=/a&failureURL=/b`,
  )
  if (status >= 500 || status === 418) return year.later(10 * minute, () => payBy(year, who, paying))
  if (status !== 200) return
  const until = await promised(year, ID, 'payment')
  const moment = momentBefore(year, until, last)
  if (year.random() < 0.8) year.stopOver(year.pick(['portal', 'gateway', 'gateway'] as const), until)
  if (moment === undefined) return
  year.later(
    Math.max(minute, moment),
    async () => {
      const before = await rowOf(year, ID)
      // Payers who were told that there is time until then.
      const isInTime =
        before.kind === 'waiting-on-payment' && before.dueAt !== null && before.dueAt > year.portal.now()
      if (!(await year.world.fate(body.attemptId, 'pay'))) return
      if (isInTime && before.dueAt) year.paidInTime.set(ID, { at: year.portal.now(), until: before.dueAt })
      // A part of the notices never arrives, and none while the provider is away.
      if (year.away.has('gateway') || year.random() < 0.2) await year.world.sent()
    },
    false,
  )
}

/** A library card: staff ask for information, which is given in time, at the last minute, late or never. */
export const card: Story = async (year, who) => {
  const filed = await who.file({ ...cardAnswers, fullName: `Layla ${who.username}` })
  // Most are taken by somebody who works on them for days.
  if (year.random() < 0.7)
    year.atWork(hour, async () => {
      const officer = year.pick(year.officers)
      await officer.on(await officer.read(filed), 'POST :service/:id/assign', {})
    })
  year.atWork((1 + year.random() * 3) * day, async () => {
    const officer = year.pick(year.officers)
    const waiting = await officer.act(await officer.read(filed), 'ASK_INFORMATION', {
      data: { informationAsked: 'Which branch?' },
      ask: { fields: ['branch'], workingDays: 2 + Math.floor(year.random() * 9) },
    })
    const until = await promised(year, filed.ID, 'answer')
    const moment = momentBefore(year, until)
    if (moment === undefined) return
    year.later(moment, async () => {
      const { status, body } = await answerInformation(who, waiting)
      if (status === 503 || status === 418)
        year.later(5 * minute, async () => void (await answerInformation(who, waiting)))
      if (status === 200) year.atWork((1 + year.random() * 5) * day, () => decide(year, body))
    })
  })
}
const answerInformation = async (who: Person, request: RequestAt & { ID?: string }) => {
  const { revision } = await who.read(request)
  return who.send(`PATCH ${request.serviceSlug}/${request.id}`, {
    body: {
      activityId: 'SUPPLY_INFORMATION',
      data: { ...cardAnswers, information: 'It is the branch at the river' },
    },
    headers: { 'if-match': `"${revision}"` },
  })
}
const decide = async (year: Year, request: Pick<SeenRequest, 'serviceSlug' | 'id'>): Promise<void> => {
  const officer = year.pick(year.officers)
  const seen = await officer.read(request)
  const activity = year.pick(['APPROVE', 'REJECT'])
  if (!seen.can.includes(activity)) return
  const data = activity === 'REJECT' ? { rejectionReason: 'The branch has no room for it' } : {}
  await officer.act(seen, activity, { data })
}

/** Books a unit and pays its deposit within the hour, or not. */
export const unit: Story = async (year, who, index) => {
  const code = `Y-${index}`
  const reserved = await who.call('POST reservations', { body: { kind: 'unit', code } })
  if (reserved.status !== 200) return
  if (year.random() < 0.2) return
  year.later((2 + year.random() * 9) * minute, async () => {
    const filed = await who.send('POST BOOK_UNIT', { body: { data: { ...buyer, unit: code } } })
    if (filed.status !== 201) return
    const { ID } = filed.body
    const until = await promised(year, ID, 'payment')
    // They choose how to pay at once, in the last minutes, or never.
    if (year.random() < 0.8)
      year.later((until - year.at()) * year.random() * 0.95, () =>
        payBy(year, who, { service: 'BOOK_UNIT', ID, last: 5 }),
      )
  })
}

/** Registers a meter and pays its bills, month by month. */
export const bills: Story = async (year, who, index) => {
  const { meterNumber, paymentNumber } = year.accountOf(index % 60)
  const billPicture = [(await who.send('POST files', year.paper())).body.id]
  const data = { meter: meterNumber, name: 'بيت الأسرة', standing: 'OWNER', billPicture }
  const filed = await who.send('POST ADD_METER', { body: { data } })
  // The company is away, or the bill is still being checked.
  if (filed.status !== 201) return year.later(6 * hour, () => bills(year, who, index))
  year.atWork((1 + year.random() * 4) * hour, async () => {
    const officer = year.pick(year.officers)
    await officer.act(await officer.read({ ...filed.body, serviceSlug: 'ADD_METER' }), 'APPROVE')
    month(year, who, paymentNumber)
  })
}
/** Until an hour of the 23rd to the 27th: what is filed then would end on the days on which no bill can be paid. */
const untilLastDays = ({ at, random }: Year): number => {
  const now = new Date(at())
  const from = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + (now.getUTCDate() < 20 ? 0 : 1), 23)
  return from - at() + random() * 5 * day
}
const month = (year: Year, who: Person, paymentNumber: string): void =>
  year.later(year.random() < 0.5 ? untilLastDays(year) : (20 + year.random() * 20) * day, async () => {
    month(year, who, paymentNumber)
    const { body, status } = await who.send(`GET bills?paymentNumber=${paymentNumber}`)
    if (status !== 200 || body.bills.length === 0) return
    const [bill] = body.bills
    const filed = await who.send('POST PAY_BILLS', {
      body: { data: { bills: { paymentNumber, bills: [bill.billId], total: year.totalOf([bill]) } } },
    })
    if (filed.status !== 201) return
    const until = await promised(year, filed.body.ID, 'payment')
    const date = cairoDate(new Date(until))
    if (Number(date.slice(8)) > 28) tell(year, `${filed.body.ID} ends on a day without payments, ${date}`)
    await payBy(year, who, { service: 'PAY_BILLS', ID: filed.body.ID })
  })

/** Books a visit at a centre, comes or does not, and books another one a month after it. */
export const visit: Story = async (year, who) => {
  const { body } = await who.send('GET appointments/ELEC-DOKKI')
  const days = body.days.slice(1, 9)
  const slot = year.pick(year.pick(days as { hours: { code: string; free: number }[] }[]).hours)
  const answers = {
    about: 'BILL',
    fullName: 'نهى محمود عبد الرحمن',
    mobile: '01550000014',
    governorate: 'GIZA',
  }
  const filed = await who.send('POST CENTER_APPOINTMENT', {
    body: { data: { ...answers, visit: slot.code } },
  })
  if (filed.status !== 201) {
    if (filed.body?.error?.code === 'ALREADY_OPEN')
      year.wrong.push(`${who.username}: a visit of a month ago blocks the next one`)
    return
  }
  const start = Date.parse(`${slot.code.split('/')[1]}:00+02:00`)
  if (year.random() < 0.6)
    year.atWork(start - year.at() + (1 + year.random() * 3) * hour, async () => {
      const officer = year.pick(year.officers)
      const seen = await officer.read({ ...filed.body, serviceSlug: 'CENTER_APPOINTMENT' })
      const activity = year.pick(['ATTEND', 'MISS'])
      if (seen.can.includes(activity)) await officer.act(seen, activity)
    })
  if (year.random() < 0.5) year.later(start - year.at() + 32 * day, () => visit(year, who, 0))
}

/** Asks something that staff never answer: it is late for months. */
export const question: Story = async (year, who) => {
  const { status } = await who.send('POST LIBRARY_QUESTION', {
    body: { data: { question: 'When is the garden branch open?' } },
  })
  if (status !== 201) year.wrong.push(`a question was answered with ${status}`)
}

/** Begins a form and leaves it, or comes back to it after weeks. */
export const draft: Story = async (year, who) => {
  const draftId = crypto.randomUUID()
  await who.send(`PUT drafts/LIBRARY_CARD/${draftId}`, {
    body: { version: 1, activityId: 'APPLY', answers: { fullName: 'Layla' } },
  })
  year.drafts.push({ id: draftId, accountId: who.id, from: year.at() })
}

/** Somebody in the line of a sale: they reserve in their turn, late or never. */
export const inLine = async (year: Year, who: Person, project: string, code: string): Promise<void> => {
  if ((await who.send(`PUT projects/${project}/entry`)).status !== 200) return
  const patience = year.random() < 0.25 ? Number.POSITIVE_INFINITY : (1 + year.random() * 20) * minute
  // They look when a message comes, and every few hours besides.
  const look = async (): Promise<void> => {
    const { body, status } = await who.send(`GET projects/${project}/entry`)
    if (status === 200 && body.entry?.status !== 'waiting' && body.entry?.status !== 'admitted') return
    if (status !== 200 || body.entry.status === 'waiting') return year.later(6 * hour, look)
    year.later(
      patience,
      async () => void (await who.call('POST reservations', { body: { kind: 'unit', code } })),
    )
  }
  year.whenSent(`+2${who.username}`, look)
  year.later(6 * hour, look)
}
