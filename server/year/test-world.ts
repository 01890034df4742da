// The world of a simulated year: a portal with three programmes, a payment gateway, an SMS gateway and a utility in one process
// and by one clock, its people, and the passing of time in which any of them can be away.

import { cairoWall } from '@bawaba/language/wall-clock.ts'
import type { OutsideService } from '../config-kinds.ts'
import { sql } from '../platform/database/index.ts'
import { installed } from '../programmes.ts'
import { outsideServicesText } from '../simulators.ts'
import { multipart, photo } from '../test-files.ts'
import { randomBy } from '../test-payment-faults.ts'
import { openWorld } from '../test-payment-world.ts'
import type { Person } from '../test-portal.ts'
import { startSms } from '../test-sms.ts'
import { type Agenda, type Away, createAgenda, drawStretches, type Stretch } from './test-agenda.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const year = String(500 * day)

/** Something that was promised to somebody, as the portal said it then. */
export type Promised = { ID: string; kind: 'answer' | 'payment'; from: number; until: number }
/** Jobs that are asked for by a statement, and take all that waits when they are run without being told of one. */
const queued = new Set(['requests.deliver', 'payments.refund'])
/** What the year needs of a programme that bills people through a company outside. */
export type Company = {
  start(clock: () => Date): Promise<{
    service: OutsideService
    inject(injection: { fault: 'down'; times: number }): void
    close(): Promise<void>
  }>
  accountAt(index: number): { meterNumber: string; paymentNumber: string }
  totalOf(bills: { amount: number }[]): number
}
export type Settings = {
  seed: number
  people: number
  days: number
  company: Company
  spoil?: Record<string, string>
}

/** Sunday to Thursday from nine to three by Cairo's clock. */
const isWorkingHour = (at: Date): boolean => {
  const wall = cairoWall(at)
  const [hours, weekday] = [
    Number(wall.slice(11, 13)),
    new Date(`${wall.slice(0, 10)}T00:00:00Z`).getUTCDay(),
  ]
  return weekday < 5 && hours >= 9 && hours < 15
}

export const openYear = async ({ seed, people, days, company, spoil = {} }: Settings) => {
  let now = () => new Date()
  const sms = await startSms(() => now())
  const paper = await photo()
  const programmes = installed.filter(({ slug }) => slug === 'housing' || slug === 'electricity')
  const utility = await company.start(() => now())
  const world = await openWorld(
    {
      OUTSIDE_SERVICES: outsideServicesText([utility.service]),
      SMS_URL: sms.url,
      SMS_TOKEN: 'token',
      // Nobody has to sign in again: that is tried elsewhere.
      IDLE_TIMEOUT_MS: year,
      SESSION_LIFE_MS: year,
      ...spoil,
    },
    programmes,
  )
  const { portal } = world
  now = portal.now
  const random = randomBy(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

  const admin = await portal.employee(['BFM_ADMIN'])
  const supervisor = await portal.employee(['SUPERVISOR'])
  const officers: Person[] = []
  for (let index = 0; index < 3; index++) officers.push(await portal.employee(['CASE_OFFICER']))
  const citizens: Person[] = []
  for (let index = 0; index < people; index++) citizens.push(await portal.citizen())
  await portal.database.query(
    sql`update accounts set language = 'ar' where user_slug = 'citizen' and right(username, 1) in ('1', '4', '7')`,
  )

  const begin = portal.now().getTime()
  const end = begin + days * day
  const stretches = drawStretches(random, begin + day, end - 40 * day)
  const away = new Set<Away>()
  const isOpen = () => !away.has('portal') && !away.has('closed')
  const agenda: Agenda = createAgenda()
  /** Whatever went wrong, as sentences. */
  const wrong: string[] = []
  const promises: Promised[] = []
  /** Requests that were paid while the portal's own word was that there is time. */
  const paidInTime = new Map<string, { at: Date; until: Date }>()

  const at = () => portal.now().getTime()
  /** Does something after so long; where it needs the portal, once people can use it again. */
  const later = (ms: number, act: () => Promise<void>, needsPortal = true): void =>
    agenda.add({ at: Math.ceil(at() + Math.max(0, ms)), act, needsPortal })

  /** Jobs that failed when they ran last. */
  const fails = new Map<string, string>()
  /** Who looks at their page when a message comes, by number. */
  const lookers = new Map<string, (() => Promise<void>)[]>()
  let read = 0
  /** Does something at the next hour at which staff work. */
  const atWork = (ms: number, act: () => Promise<void>): void => {
    let moment = at() + Math.max(0, ms)
    while (!isWorkingHour(new Date(moment))) moment += hour / 2
    later(moment - at() + random() * 20 * minute, act)
  }
  let hourly = 0
  /** What servers do by themselves, in any order: of what is rare once an hour. */
  const work = async (): Promise<void> => {
    const isHour = at() >= hourly
    if (isHour) hourly = at() + hour
    for (const job of [...portal.portal.jobs].sort(() => random() - 0.5)) {
      const isRare = 'at' in job || ('everyMs' in job && job.everyMs > minute)
      if ((isRare && !isHour) || ('isQueued' in job && !queued.has(job.name))) continue
      if ('isDue' in job && !(await job.isDue())) continue
      await job.run(undefined).then(
        () => fails.delete(job.name),
        (error: unknown) => fails.set(job.name, String(error)),
      )
    }
    for (const notice of await world.sent()) await world.deliver(notice)
    for (const { to } of sms.accepted.slice(read))
      for (const look of lookers.get(to) ?? []) later(minute, look)
    read = sms.accepted.length
  }

  const setAway = async (what: Away, isAway: boolean): Promise<void> => {
    away[isAway ? 'add' : 'delete'](what)
    sms.isAway = away.has('sms')
    if (what === 'closed')
      await (isAway
        ? admin.call('PUT maintenance', {
            body: { message: { ar: 'نحدّث الأنظمة', en: 'We update the systems' }, drainMinutes: 0 },
          })
        : admin.call('DELETE maintenance'))
    if (what === 'utility' && isAway) utility.inject({ fault: 'down', times: 40 })
    if (what === 'gateway') {
      for (const id of [...world.gateway.ledger.book.faults.keys()])
        world.gateway.ledger.commit({ record: 'faultRemoved', faultId: id })
      if (isAway)
        await world.control('/faults', { of: 'call', times: 0, mode: 'down', after: random() < 0.3 })
    }
  }
  const planned = ({ what, from, until }: Stretch): void => {
    agenda.add({ at: from, needsPortal: false, act: () => setAway(what, true) })
    agenda.add({ at: until, needsPortal: false, act: () => setAway(what, false) })
  }
  stretches.forEach(planned)
  /** The portal or the provider is away over the end of something, where neither is away then. */
  const stopOver = (what: 'portal' | 'gateway', end: number): void => {
    const stop: Stretch = { what, from: Math.ceil(end - 6 * minute), until: Math.ceil(end + 7 * minute) }
    const isFree = stretches.every(
      other =>
        !['portal', 'closed', 'gateway'].includes(other.what) ||
        other.until + hour < stop.from ||
        other.from - hour > stop.until,
    )
    if (!isFree || stop.from <= at()) return
    stretches.push(stop)
    planned(stop)
  }

  const dueNext = async (): Promise<number> => {
    if (away.has('portal')) return Number.POSITIVE_INFINITY
    const { next } = await portal.database.one<{ next: Date | null }>(
      sql`select min(t) as next from (
          select min(due_at) as t from requests where due_at > ${portal.now()} and status_kind like 'waiting%'
          union all select min(held_until) from reservations where held_until > ${portal.now()}
          union all select min(admitted_until) from lot_sale_entries where admitted_until > ${portal.now()}
        ) next`,
    )
    return next ? next.getTime() + Math.floor(random() * minute) : Number.POSITIVE_INFINITY
  }
  /** Moves the clock; a portal that runs has said so all the time. */
  const pass = async (until: number): Promise<void> => {
    portal.pass(Math.max(0, until - at()))
    await portal.database.query(
      sql`update sessions set last_active_at = ${portal.now()}, proved_at = ${portal.now()}`,
    )
    if (!away.has('portal'))
      await portal.database.query(sql`update server_heartbeats set beat_at = ${portal.now()}`)
  }
  /** By hours of the day at which something is likely to be due, with a drawn minute. */
  const nextLook = (): number => at() + Math.floor((2 + random() * 4) * hour)

  /** Lives the year; `look` is called about once a month. */
  const live = async (look: () => Promise<void>): Promise<void> => {
    let nextJudged = at() + 30 * day
    let looksAt = nextLook()
    while (at() < end) {
      const target = Math.min(agenda.next(), looksAt, await dueNext(), end)
      await pass(target)
      for (let plan = agenda.take(at()); plan; plan = agenda.take(at())) {
        const { act, needsPortal } = plan
        if (needsPortal && !isOpen()) later((10 + random() * 110) * minute, act)
        else
          await act().catch(
            (error: unknown) => void wrong.push(`an act failed: ${String(error).slice(0, 300)}`),
          )
      }
      if (at() >= looksAt) looksAt = nextLook()
      if (!away.has('portal')) await work()
      if (at() >= nextJudged && isOpen()) {
        nextJudged = at() + 30 * day
        await look()
      }
    }
    await look()
  }

  return {
    world,
    portal,
    sms,
    utility,
    accountOf: company.accountAt,
    totalOf: company.totalOf,
    // A photograph is checked in the process; a PDF starts one of its own each time.
    paper: () => multipart(paper),
    left: [] as { id: string; at: number }[],
    drafts: [] as { id: string; accountId: string; from: number }[],
    /** What was judged at its end: notices of it are deleted after some months. */
    judged: new Set<string>(),
    random,
    pick,
    admin,
    supervisor,
    officers,
    citizens,
    stretches: stretches as readonly Stretch[],
    away,
    isOpen,
    agenda,
    wrong,
    fails,
    promises,
    paidInTime,
    begin,
    end,
    at,
    later,
    stopOver,
    atWork,
    whenSent: (to: string, look: () => Promise<void>): void =>
      void lookers.set(to, [...(lookers.get(to) ?? []), look]),
    live,
    close: async () => {
      await world.close()
      await sms.close()
      await utility.close()
    },
  }
}
export type Year = Awaited<ReturnType<typeof openYear>>
export { day, hour, minute }
