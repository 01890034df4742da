// A year of real processes under a moved clock: sixty stops, six outages, one closing and one restore. Nobody loses time that
// the portal was away, no number is given out twice, and no message comes at night.

import assert from 'node:assert/strict'
import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { startEmbeddedPostgres } from '@bawaba/embedded-postgres/index.ts'
import { runCommand } from '../backup-run.ts'
import { freePort } from '../platform/free-port.ts'
import { eventually } from '../platform/test-patience.ts'
import { randomBy } from '../test-payment-faults.ts'
import { startSms } from '../test-sms.ts'
import { openMs, type Stretch } from '../year/test-agenda.ts'
import { clockOf } from '../year/test-sentences.ts'
import { call, filing, type Person, signIn } from './calls.ts'
import { type Portal, startPortal } from './portals.ts'
import { startPostgres } from './postgres.ts'
import { addStaff, answerOf, signInStaff } from './test-year-people.ts'
import { beatUntil, lapsedIn, numbersIn, waitsAfter } from './test-year-store.ts'

/** The library by which Debian's faketime moves the clock of one process. */
const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1')
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const long = String(600 * day)

type Waiting = { ID: string; from: number; until: number }
type Found = { numbers: string[]; wrong: string[]; lapsed: number; waiting: number; outages: number }

const live = async (stops: number, seed: number, skip: string): Promise<Found> => {
  const random = randomBy(seed)
  let now = Date.parse('2026-11-22T08:00:00Z')
  const sms = await startSms(() => new Date(now))
  const postgres = await startPostgres(6)
  const staff = await addStaff(postgres.url, ['CASE_OFFICER', 'BFM_ADMIN'])
  const clock = join(postgres.folder, 'clock')
  // faketime reads a sign, and takes what it cannot read for no offset at all.
  const setClock = () => {
    const seconds = Math.round((now - Date.now()) / 1000)
    writeFileSync(clock, `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}\n`)
  }
  let [url, restored]: [string, Awaited<ReturnType<typeof startEmbeddedPostgres>>?] = [postgres.url]
  let environment: Record<string, string> = {
    ...postgres.environment,
    DATA_FOLDER: join(postgres.folder, 'portal'),
    SMS_URL: sms.url,
    SMS_TOKEN: 'drill',
    IDLE_TIMEOUT_MS: long,
    SESSION_LIFE_MS: long,
    // A busy machine is no fault of a year.
    MAX_LOOP_DELAY_MS: '0',
    LD_PRELOAD: library as string,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  setClock()
  const wrong: string[] = []
  const port = await freePort()
  // PostgreSQL keeps the time of the machine: a portal so far off says that it is not ready, and answers all the same.
  const startMoved = async (): Promise<Portal> => {
    const started = await startPortal(environment, { port, isAwaited: false })
    const answers = () => call(port, { path: '/api/misc/appData' }).catch(() => undefined)
    const answer = await eventually(answers, found => found?.status === 200, 240)
    if (answer?.status !== 200) {
      await started.end('SIGKILL')
      throw new Error(
        `At ${new Date(now).toISOString()} it does not answer: ${answer?.status} ${started.output()}`,
      )
    }
    // A portal by the clock of the machine would be judged by times that it never had.
    const clockTime = Date.parse(String(answer.headers.date))
    if (!(Math.abs(clockTime - now) < 10 * minute)) {
      await started.end('SIGKILL')
      throw new Error(`At ${new Date(now).toISOString()} its clock says ${answer.headers.date}`)
    }
    return started
  }
  let portal = await startMoved()
  const stretches: Stretch[] = []
  const [waiting, numbers]: [Waiting[], string[]] = [[], []]
  const people: Person[] = []
  try {
    for (const citizen of postgres.citizens) people.push(await signIn(port, citizen))
    const [clerk, administrator] = staff
    if (!clerk || !administrator) throw new Error('Two employees are needed')
    const officer = await signInStaff(port, sms, clerk)
    /** Waits until jobs have done what there is to do, however long a busy machine takes; nothing is done while it is closed. */
    const settle = async () => {
      const left = await waitsAfter(url, new Date(now), 120)
      if (left > 0) wrong.push(`${left} things wait at ${new Date(now).toISOString()}`)
    }
    const startOnly = async () => {
      setClock()
      portal = await startMoved()
    }
    const start = async () => {
      await startOnly()
      await settle()
    }
    /** A day of people: requests are filed, staff ask, some answer. */
    const work = async () => {
      for (const person of people) {
        if (random() < 0.4) {
          const filed = answerOf(await call(port, filing(person)))
          numbers.push(filed.ID)
          const ask = answerOf(
            await call(port, {
              method: 'PATCH',
              path: `/api/LIBRARY_CARD/${filed.id}`,
              headers: { ...officer.headers, 'if-match': `"${filed.revision}"` },
              body: JSON.stringify({
                activityId: 'ASK_INFORMATION',
                data: { informationAsked: 'Which branch?' },
                ask: { fields: ['branch'], workingDays: 2 + Math.floor(random() * 6) },
              }),
            }),
          )
          waiting.push({ ID: filed.ID, from: now, until: Date.parse(ask.dueAt ?? '') })
        }
      }
    }
    const closing = Math.floor(stops * 0.4)
    const backedUp = Math.floor(stops * 0.6)
    const folder = join(postgres.folder, 'backup')
    let outages = 0
    for (let stop = 0; stop < stops; stop++) {
      await work()
      if (stop === closing) {
        // Closing and opening ask for a fresh proof.
        const { headers } = await signInStaff(port, sms, administrator)
        const message = { ar: 'نحدّث الأنظمة', en: 'We update the systems' }
        const body = JSON.stringify({ message, drainMinutes: 0 })
        const closed = await call(port, { method: 'PUT', path: '/api/maintenance', headers, body })
        if (closed.status >= 300) throw new Error(`Closing answered ${closed.status} ${closed.body}`)
        const from = now
        await portal.end('SIGTERM')
        now += 5 * hour
        stretches.push({ what: 'closed', from, until: now })
        await startOnly()
        const opened = await call(port, {
          method: 'DELETE',
          path: '/api/maintenance',
          headers: (await signInStaff(port, sms, administrator)).headers,
        })
        if (opened.status >= 300) throw new Error(`Opening answered ${opened.status} ${opened.body}`)
        await settle()
      }
      if (stop === backedUp) {
        const say = () => undefined
        const settings = {
          DATABASE_URL: url,
          DATA_FOLDER: environment.DATA_FOLDER as string,
          SECRET: 's'.repeat(40),
          PROGRAMMES: 'library-card',
        }
        assert.equal(await runCommand('backup', [folder], { environment: settings, say, complain: say }), 0)
        // What follows is lost with the machine, but not from the papers of people.
        now += 2 * hour
        await beatUntil(url, new Date(now))
        setClock()
        await work()
        await portal.end('SIGKILL')
        const lost = new Set(await numbersIn(url))
        const data = join(postgres.folder, 'second')
        mkdirSync(data)
        restored = await startEmbeddedPostgres({ folder: data })
        const fresh = { ...settings, DATABASE_URL: restored.url, DATA_FOLDER: join(data, 'portal') }
        const lines: string[] = []
        const words = {
          environment: fresh,
          say: (line: string) => void lines.push(line),
          complain: (line: string) => void lines.push(line),
        }
        assert.equal(await runCommand('restore', [folder, `--skip=${skip}`], words), 0, lines.join('\n'))
        const from = now - 2 * hour
        now += day
        stretches.push({ what: 'portal', from, until: now })
        url = restored.url
        environment = {
          ...environment,
          DATABASE_URL: restored.serverUrl,
          MIGRATION_DATABASE_URL: restored.url,
          DATA_FOLDER: fresh.DATA_FOLDER,
        }
        await start()
        const known = new Set(await numbersIn(url))
        for (let index = waiting.length - 1; index >= 0; index--)
          if (lost.has(waiting[index]?.ID ?? '') && !known.has(waiting[index]?.ID ?? ''))
            waiting.splice(index, 1)
        continue
      }
      await portal.end(random() < 0.5 ? 'SIGTERM' : 'SIGKILL')
      const isOutage = stop % Math.max(2, Math.floor(stops / 6)) === 1
      const from = now
      now += Math.floor(isOutage ? 6 * minute + random() * 12 * day : (2 + random() * 10) * day)
      if (isOutage) {
        outages += 1
        stretches.push({ what: 'portal', from, until: now })
      } else await beatUntil(url, new Date(now))
      await start()
    }
    const lapsed = await lapsedIn(url)
    const ended = new Map(lapsed.map(each => [each.number, each]))
    for (const { ID, from, until } of waiting) {
      const end = ended.get(ID)
      const had = end && openMs(stretches, from, end.at.getTime())
      if (had !== undefined && had < until - from - 2 * minute)
        wrong.push(
          `${ID} was promised ${Math.round((until - from) / hour)} hours and had ${Math.round(had / hour)}`,
        )
    }
    for (const { at, text } of sms.accepted) {
      const hours = clockOf(at)
      if (!/\b\d{6}\b/.test(text) && (hours < 8 || hours >= 21))
        wrong.push(`sent at night, ${at.toISOString()}: ${text.slice(0, 50)}`)
    }
    return { numbers, wrong: [...new Set(wrong)], lapsed: lapsed.length, waiting: waiting.length, outages }
  } finally {
    await portal.end('SIGKILL')
    await restored?.stop()
    await postgres.stop()
    await sms.close()
  }
}
const twice = (numbers: readonly string[]) =>
  numbers.filter((number, index) => numbers.indexOf(number) !== index)

const needs = { skip: library ? false : 'libfaketime is not installed' }

test(
  'a year: time that the portal was away is nobody’s, and no number is given out twice',
  needs,
  async context => {
    const stops = Number(process.env.YEAR_STOPS ?? 60)
    const { numbers, wrong, ...found } = await live(stops, 20_261_129, '100000')
    context.diagnostic(JSON.stringify({ ...found, requests: numbers.length }))
    assert.deepEqual([wrong, twice(numbers)], [[], []])
    assert.ok(found.lapsed > 0 && found.outages > 0)
  },
)

test(
  'seeded: a restore that goes on with the numbers of the backup gives some out twice',
  needs,
  async () => {
    const { numbers } = await live(6, 7, '0')
    assert.ok(twice(numbers).length > 0)
  },
)
