// What people and an officer do while a portal is killed: they file, upload, pay, hold units and decide. All that was
// acknowledged is compared in the end with rows, files, the books of the gateway and the text messages that left.

import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { judge } from '../test-payment-world.ts'
import type { Person } from './calls.ts'
import { createLedger } from './ledger.ts'
import { storedRequests } from './requests-store.ts'
import type { WorkWorld } from './work-world.ts'
import { worksStore } from './works-store.ts'

const soon = 5_000
/** Units on offer: so many that nobody tries one twice. */
export const unitCount = 5_000
export const unitCode = (index: number): string => `D-${index}`
const form = { 'content-type': 'multipart/form-data; boundary=drill' }
/** The only part of a form. */
export const part = (name: string, type: string, text: string): Buffer =>
  Buffer.from(
    `--drill\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n${text}\r\n--drill--\r\n`,
  )
export const asForm = form

const digestOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

export const createTraffic = (world: WorkWorld) => {
  const store = worksStore(world.database)
  const ledger = createLedger()
  const uploads = new Set<string>()
  /** Codes that people tried to hold, and who was told that they hold one: a later hold takes the place of the former. */
  const tried = new Map<string, Set<string>>()
  const holding = new Set<string>()
  const decided = new Set<string>()
  let units = 0
  let isOver = true
  let running: Promise<unknown> = Promise.resolve()

  const upload = async (who: Person): Promise<void> => {
    const body = part('a.txt', 'text/plain', `Of ${randomUUID()}`)
    const answer = await world.call(who, { method: 'POST', path: '/api/files', headers: form, body }, soon)
    if (answer.status === 201) uploads.add(JSON.parse(answer.body).id)
  }
  const pay = async (who: Person): Promise<void> => {
    for (const { number } of (await store.due(who.id)).slice(0, 1)) {
      const path = `/api/ROOM_BOOKING/${number}/activity/APPLY/paymentMeans?gatewayId=sandbox&channel=card&successURL=/a&failureURL=/b`
      const answer = await world.call(who, { path }, soon)
      if (answer.status === 200)
        await world.control(`/payments/${JSON.parse(answer.body).attemptId}/fate`, { fate: 'pay' })
    }
  }
  const hold = async (who: Person): Promise<void> => {
    const code = unitCode(units++ % unitCount)
    tried.set(who.id, (tried.get(who.id) ?? new Set()).add(code))
    const body = JSON.stringify({ kind: 'unit', code })
    const answer = await world.call(who, { method: 'POST', path: '/api/reservations', body }, soon)
    if (answer.status === 200) holding.add(who.id)
  }
  const decide = async (who: Person): Promise<void> => {
    for (const { number, revision } of (await store.inState('LIBRARY_CARD', 'NEW')).slice(0, 1)) {
      const answer = await world.call(
        who,
        {
          method: 'PATCH',
          path: `/api/LIBRARY_CARD/${number}`,
          headers: { 'if-match': `"${revision}"` },
          body: JSON.stringify({ activityId: 'APPROVE' }),
        },
        soon,
      )
      if (answer.status === 200) decided.add(number)
    }
  }
  const acts = [(who: Person) => ledger.file(world.port, who, soon), upload, pay, hold]
  const live = async (act: () => Promise<unknown>): Promise<void> => {
    while (!isOver) {
      // A portal that is away answers nothing; the next try may.
      await act().catch(() => sleep(50))
      await sleep(20)
    }
  }

  /** What files of the storage no row names, and files of rows that are not there or other than they were. */
  const judgeFiles = async (): Promise<string[]> => {
    const rows = await store.files()
    const wrong: string[] = []
    const named = new Set((await store.exports()).map(({ fileKey }) => fileKey))
    for (const { id, state, sha256, storedBy, checks } of rows) {
      for (const check of [null, ...checks]) for (const key of keysOf(id, check)) named.add(key)
      if (!uploads.has(id)) continue
      const path = pathOf(keysOf(id, storedBy)[0] ?? '')
      if (state === 'pending') wrong.push(`file ${id} waits for its check`)
      else if (!existsSync(path)) wrong.push(`file ${id} has no bytes`)
      else if ((await digestOf(path)) !== sha256) wrong.push(`file ${id} has other bytes`)
    }
    for await (const path of glob('*/*', { cwd: join(world.folder, 'files') })) {
      const key = basename(path)
      // What was not finished is swept by its name.
      if (!key.endsWith('.part') && !named.has(key)) wrong.push(`no row names the file ${key}`)
    }
    const known = new Set(rows.map(({ id }) => id))
    for (const id of uploads) if (!known.has(id)) wrong.push(`file ${id} is lost`)
    return wrong
  }
  const keysOf = (id: string, check: string | null): string[] => {
    const own = check === null ? id : `${id}.${check}`
    return [`${own}.file`, `${own}.thumbnail`]
  }
  const pathOf = (key: string) => join(world.folder, 'files', (key.split('.')[0] ?? '').slice(-2), key)

  const judgeOutbox = async (): Promise<string[]> => {
    const { messages, twice } = await store.outbox()
    const arrived = new Set(world.sms.accepted.map(({ id }) => id))
    return [
      ...twice.map(id => `notice ${id} has two messages`),
      ...messages.flatMap(({ id, isSent }) => {
        if (isSent && !arrived.has(id)) return [`message ${id} was sent and did not arrive`]
        return isSent ? [] : [`message ${id} waits`]
      }),
    ]
  }
  const judgeDecisions = async (): Promise<string[]> => {
    const found = new Map((await store.decided([...decided])).map(row => [row.number, row]))
    return [...decided].flatMap(number => {
      const { status, entries, letters } = found.get(number) ?? { status: 'nothing', entries: 0, letters: 0 }
      const isRight = status === 'APPROVED' && entries === 1 && letters === 1
      return isRight ? [] : [`${number} was approved: ${status}, ${entries} entries, ${letters} letters`]
    })
  }
  const judgeUnits = async (): Promise<string[]> => {
    const byPerson = Map.groupBy(await store.holders('unit'), ({ accountId }) => accountId)
    return [
      ...(await store.wronglyTaken()).map(({ code }) => `${code} is counted wrongly`),
      ...[...holding].flatMap(accountId => {
        const own = (byPerson.get(accountId) ?? []).filter(({ code }) => tried.get(accountId)?.has(code))
        return own.length === 1 ? [] : [`somebody was told that they hold a unit, and has ${own.length}`]
      }),
    ]
  }

  return {
    store,
    begin: (): void => {
      isOver = false
      const officer = world.staff('CASE_OFFICER')
      running = Promise.all([
        ...world.busy.flatMap(who => acts.map(act => live(() => act(who)))),
        live(() => decide(officer)),
      ])
    },
    end: async (): Promise<void> => {
      isOver = true
      await running
      await ledger.settle(world.port)
    },
    counts: () => ({
      uploads: uploads.size,
      holds: [...tried.values()].reduce((sum, codes) => sum + codes.size, 0),
      decided: decided.size,
    }),
    /** Sentences about what was acknowledged and is not so; none where all is well. */
    judge: async (): Promise<string[]> => {
      const { lost, doubled, wrong } = ledger.verdict(await storedRequests(world.url))
      return [
        ...(lost > 0 ? [`${lost} requests are lost`] : []),
        ...(doubled > 0 ? [`${doubled} requests are there twice`] : []),
        ...wrong,
        ...(await judgeFiles()),
        ...(await judgeDecisions()),
        ...(await judgeUnits()),
        ...(await judgeOutbox()),
        ...(await judge({ portal: { database: world.database }, gateway: world.gateway })),
      ]
    },
  }
}
