// The works that a drill kills a portal in: an export, a newsletter, a settlement, a statement's import and the time that is
// added after a closing. Each can be begun, begun again by whoever got no answer, and judged.

import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays, cairoDate } from '@bawaba/language/index.ts'
import { eventually } from '../platform/test-patience.ts'
import { type Answer, filingOfKind, isBooking, type Person } from './calls.ts'
import { answerOf } from './test-year-people.ts'
import { asForm, part } from './work-traffic.ts'
import type { WorkWorld } from './work-world.ts'
import type { WorksStore } from './works-store.ts'

export type Work = {
  /** Makes what it works on; before it the portal runs. */
  prepare(): Promise<void>
  /** Begins it; ends when whoever began it gets an answer, or is cut off. */
  begin(): Promise<unknown>
  /** Does what people do once the portal is back. */
  again(): Promise<unknown>
  /** Whether it has ended: an undisturbed one is timed. */
  isDone(): Promise<boolean>
  /** Sentences about what is wrong with it; none once it has ended well. */
  judge(): Promise<string[]>
}
type Making = { world: WorkWorld; store: WorksStore }

const json = (body: object) => JSON.stringify(body)
const read = <Body = unknown>(answer: Answer): Body => {
  if (answer.status >= 300) throw new Error(`answered ${answer.status}: ${answer.body.slice(0, 300)}`)
  return JSON.parse(answer.body || 'null')
}

const exporting = ({ world, store }: Making): Work => {
  const keys: string[] = []
  const manager = world.staff('REPORT_MANAGER')
  const order = async () =>
    read(
      await world.call(manager, {
        method: 'POST',
        path: '/api/exports',
        headers: { 'idempotency-key': keys.at(-1) ?? '' },
        body: json({
          kind: 'requests',
          format: 'csv',
          spec: { measure: 'counts', by: 'service', every: 'month' },
        }),
      }),
    )
  const linesOf = async (key: string): Promise<number | undefined> => {
    const path = join(world.folder, 'files', (key.split('.')[0] ?? '').slice(-2), key)
    return (await readFile(path, 'utf8').catch(() => undefined))?.trimEnd().split('\r\n').length
  }
  return {
    prepare: async () => {
      keys.push(randomUUID())
    },
    begin: order,
    again: async () => {
      await store.giveUpWorkers()
      return order()
    },
    isDone: async () => (await store.exports()).every(({ state }) => state === 'done'),
    judge: async () => {
      const found = await store.exports()
      const wrong = found.length === keys.length ? [] : [`${found.length} exports for ${keys.length} orders`]
      for (const { id, state, rows, fileKey } of found) {
        const lines = await linesOf(fileKey ?? '')
        // The head besides.
        if (state !== 'done' || lines !== rows + 1)
          wrong.push(`export ${id} is ${state} with ${rows} rows and ${lines ?? 'no'} lines`)
      }
      return wrong
    },
  }
}

const newsletter = ({ world, store }: Making): Work => {
  const readers = 1_500
  const issues: { name: string; host: string; revision: number }[] = []
  const admin = world.staff('BFM_ADMIN')
  const put = (path: string, revision: number, body: object) =>
    world.call(admin, { method: 'PUT', path, headers: { 'if-match': `"${revision}"` }, body: json(body) })
  const order = async () => {
    const { name, revision } = issues.at(-1) ?? { name: '', revision: 0 }
    return put(`/api/newsletterIssues/${name}`, revision, {})
  }
  const twiceOrNever = async () => {
    // An issue goes to everybody who had subscribed: readers of the first have the second too.
    const rows = await store.letters(issues.map(({ host }) => host))
    return rows.filter(
      ({ host, count }) => count !== issues.length - issues.findIndex(one => one.host === host),
    )
  }
  return {
    prepare: async () => {
      const name = `issue-${issues.length + 1}`
      const host = `${name}.example.eg`
      await store.addReaders(host, readers)
      const text = { ar: 'عدد', en: 'Issue' }
      const written = { title: text, summary: text, body: text, address: '', section: '', position: 0 }
      const item = read<{ revision: number }>(
        await put(`/api/content/newsletter/${name}`, 0, { ...written, files: [], active: true }),
      )
      issues.push({ name, host, revision: item.revision })
    },
    begin: order,
    again: order,
    isDone: async () => (await twiceOrNever()).length === 0,
    judge: async () =>
      (await twiceOrNever()).map(
        ({ host, people, count }) => `${people} readers at ${host} have ${count} letters`,
      ),
  }
}

/** Files a booking, whose fee waits to be paid; its number. */
const book = async (world: WorkWorld, who: Person): Promise<string> => {
  for (;;) {
    const key = randomUUID()
    if (!isBooking(key)) continue
    const answer = await world.call(who, filingOfKind(who, key))
    // Another has the room on that day.
    if (answer.status !== 422) return answerOf(answer).ID
  }
}
const beginPaying = async (world: WorkWorld, who: Person, number: string, by: string) =>
  read<{ attemptId: string; transfer?: { reference: string } }>(
    await world.call(who, {
      path: `/api/ROOM_BOOKING/${number}/activity/APPLY/paymentMeans?${by}&successURL=/a&failureURL=/b`,
    }),
  )
const yesterday = () => addDays(cairoDate(new Date()), -1)

/** What came in for bookings, each once. */
const judgeMoney = async (store: WorksStore, numbers: readonly string[], gatewayId: string) => {
  const wrong: string[] = []
  for (const number of numbers) {
    const { status, received, due, posted } = await store.money(number, gatewayId)
    if (status !== 'paid' || received !== due || posted !== due)
      wrong.push(`${number} is ${status}: ${received} of ${due} came, the ledger has ${posted}`)
  }
  return wrong
}

const settlement = ({ world, store }: Making): Work => {
  const numbers: string[] = []
  const finance = world.staff('FINANCIAL_MANAGER')
  const close = async () =>
    read(
      await world.call(finance, {
        method: 'POST',
        path: '/api/reconciliation',
        body: json({ gatewayId: 'sandbox', day: yesterday() }),
      }),
    )
  const judge = async () => {
    const { lines, open } = await store.closed('sandbox', yesterday())
    const there = world.gateway.ledger.settlements(yesterday()).length
    return [
      ...(await judgeMoney(store, numbers, 'sandbox')),
      ...(lines === there ? [] : [`the day has ${lines ?? 'no'} lines here and ${there} there`]),
      ...open.map(id => `${id} differs`),
    ]
  }
  return {
    prepare: async () => {
      const attempts: string[] = []
      for (const who of world.waiting) {
        const number = await book(world, who)
        numbers.push(number)
        attempts.push((await beginPaying(world, who, number, 'gatewayId=sandbox&channel=card')).attemptId)
      }
      // They paid on a day that is over; the news of it comes now.
      await world.control('/clock', { at: `${yesterday()}T10:00:00.000Z` })
      for (const attempt of attempts) await world.control(`/payments/${attempt}/fate`, { fate: 'pay' })
      await world.control('/clock', {})
    },
    begin: close,
    again: async () => {
      await eventually(
        () => judgeMoney(store, numbers, 'sandbox'),
        found => found.length === 0,
        60,
      )
      return close()
    },
    isDone: async () => (await judgeMoney(store, numbers, 'sandbox')).length === 0,
    judge,
  }
}

const statement = ({ world, store }: Making): Work => {
  const numbers: string[] = []
  const odd: string[] = []
  let file = ''
  const finance = world.staff('FINANCIAL_MANAGER')
  const send = async () =>
    read(
      await world.call(finance, {
        method: 'POST',
        path: '/api/reconciliation/statements?gatewayId=bank-account',
        headers: asForm,
        body: part('statement.csv', 'text/csv', file),
      }),
    )
  const judge = async () => {
    const { open } = await store.closed('bank-account', yesterday())
    return [
      ...(await judgeMoney(store, numbers, 'bank-account')),
      ...(open.join() === odd.toSorted().join() ? [] : [`${open.join()} differ, not ${odd.join()}`]),
    ]
  }
  return {
    prepare: async () => {
      const rows: string[] = []
      for (const who of [...world.waiting, ...world.waiting]) {
        const number = await book(world, who)
        numbers.push(number)
        const { transfer } = await beginPaying(world, who, number, 'gatewayId=bank-account&channel=bank')
        const { due } = await store.money(number, 'bank-account')
        const pounds = (due / 100).toFixed(2)
        rows.push(`${yesterday()},T-${numbers.length},X,fee ${transfer?.reference},${pounds}`)
      }
      odd.push(`ODD-${odd.length + 1}`)
      rows.push(`${yesterday()},${odd.at(-1)},Bank,charge,-12.50`)
      file = ['Date,Transaction ID,Name,Description,Amount', ...rows].join('\n')
    },
    begin: send,
    again: send,
    isDone: async () => (await judge()).length === 0,
    judge,
  }
}

const extension = ({ world, store }: Making): Work => {
  const dueAt = new Date(Date.now() + 30 * 3_600_000 + 12_345)
  const owners = world.waiting.map(({ id }) => id)
  let planted = 0
  const judge = async () => {
    const { count, seconds } = await store.closings()
    if (count !== planted) return [`${count} closings of ${planted} were added`]
    // What is added is rounded up to five minutes, all closings together.
    const until = dueAt.getTime() + Math.ceil(seconds / 300) * 300_000
    const wrong = (await store.extended()).flatMap(row => {
      const isRight = row.dueAt.getTime() === until && row.count === planted
      return isRight
        ? []
        : [`${row.number} lasts until ${row.dueAt.toISOString()}, extended ${row.count} times`]
    })
    const notices = (await store.closedNotices(owners)).filter(row => row.count !== planted)
    return [...wrong, ...notices.map(row => `somebody has ${row.count} notices of ${planted} closings`)]
  }
  return {
    prepare: async () => {
      if (planted === 0) {
        const [who] = world.waiting
        const officer = world.staff('CASE_OFFICER')
        const filed = answerOf(await world.call(who as Person, filingOfCard(who as Person)))
        read(
          await world.call(officer, {
            method: 'PATCH',
            path: `/api/LIBRARY_CARD/${filed.ID}`,
            headers: { 'if-match': `"${filed.revision}"` },
            body: json({
              activityId: 'ASK_INFORMATION',
              data: { informationAsked: 'Which branch?' },
              ask: { fields: ['branch'], workingDays: 5 },
            }),
          }),
        )
        await eventually(
          () => store.inState('LIBRARY_CARD', 'NEEDS_EXTRA_INFORMATION'),
          rows => rows.length > 0,
          20,
        )
        await store.addWaiting(filed.ID, owners, 300, dueAt)
        await store.addOver(filed.ID, 20_000)
      }
      await world.kill()
      await store.beSilent()
      planted += 1
    },
    begin: () => world.start(false),
    again: async () => undefined,
    isDone: async () => (await judge()).length === 0,
    judge,
  }
}
const filingOfCard = (who: Person) => {
  for (;;) {
    const sent = filingOfKind(who)
    if (sent.path === '/api/LIBRARY_CARD') return sent
  }
}

export const works = { extension, exporting, newsletter, settlement, statement } satisfies Record<
  string,
  (making: Making) => Work
>
