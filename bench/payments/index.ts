// The bench of payments: how many are settled a second beside how many requests are filed, and whether signed notices at ten
// times that rate of settling all count. The portal is one process with its default log and everything on; the gateway's own
// books and the ledger are the judge.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogueStore } from '@bawaba/server/capabilities/catalogue/index.ts'
import { uncheckedDefinition } from '../../server/test-definition.ts'
import { type Figure, median, quantile } from '../forms/figures.ts'
import { start } from '../server/child.ts'
import { atLeast, atMost } from '../server/figures.ts'
import { type Filled, fill } from '../server/fill.ts'
import { load, type Sent } from '../server/load.ts'
import { filingOf } from '../server/operations.ts'
import { type Gateway, type Notices, openGateway, paidAttempts } from './attempts.ts'
import { payingDefinition, payingService } from './fixtures.ts'
import { allCounted, judge, type Verdict } from './judge.ts'
import { atRate, inParallel, type Send, senderTo } from './send.ts'

export type Settings = { rows: number; rounds: number; ms: number }
type Round = {
  filedPerSecond: number
  settledPerSecond: number
  offeredPerSecond: number
  takenPerSecond: number
  notices: number
  refused: number
  p50: number
  p99: number
  /** From the last notice until all that were taken count. */
  countedAfter: number
}
export type Outcome = { figures: Record<string, Figure[]>; rounds: Round[]; verdict: Verdict; caught: string }
type Say = (line: string) => void
type Bench = { filled: Filled; gateway: Gateway; send: Send; port: number }

const connections = 32
/** The portal counts so many as they come, and answers when they count: more at a time would be stored first. */
const countedAtOnce = 4
const times = 10
/** Enough for a rate that one pause of the machine does not decide. */
const leastSettled = 150

const settle = async (send: Send, attempts: readonly Notices[]): Promise<number> => {
  const began = performance.now()
  const answers = await inParallel(attempts, countedAtOnce, ({ received }) => send(received))
  const seconds = (performance.now() - began) / 1000
  const wrong = answers.filter(({ status }) => status !== 200)
  if (wrong.length > 0) throw new Error(`${wrong.length} notices were refused: ${wrong[0]?.status}`)
  return attempts.length / seconds
}

/**
 * Each attempt is told of ten times: once that it waits, at another turn for each, and nine times that it is paid. A new one
 * begins with every tenth notice, beside the later ones of those before it.
 */
const tenfold = (attempts: readonly Notices[]): Sent[] =>
  attempts
    .flatMap(({ pending, received }, index) =>
      Array.from({ length: times }, (_, copy) => ({
        at: index + copy,
        notice: index % times === copy ? pending : received,
      })),
    )
    .sort((one, other) => one.at - other.at)
    .map(({ notice }) => notice)

/** A provider sends again what was not taken; answers how many were never. */
const sendAgain = async (send: Send, notices: readonly Sent[]): Promise<number> => {
  let left = notices
  for (let tries = 0; tries < 5 && left.length > 0; tries++) {
    const answers = await inParallel(left, 8, send)
    left = left.filter((_, index) => answers[index]?.status !== 200)
  }
  return left.length
}

const runRound = async ({ filled, gateway, send, port }: Bench, ms: number): Promise<Round> => {
  const filed = await load(port, connection => filingOf(payingService, connection), {
    connections,
    ms,
    expected: 201,
  })
  if (filed.wrong > 0) throw new Error(`${filed.wrong} requests were not filed`)
  const first = await paidAttempts(gateway, send, leastSettled)
  const settledPerSecond = await settle(send, first)
  const count = Math.ceil((settledPerSecond * ms) / 1000)
  const notices = tenfold(await paidAttempts(gateway, send, count))
  const offeredPerSecond = settledPerSecond * times
  const began = performance.now()
  const answers = await atRate(notices, offeredPerSecond, send)
  const seconds = (performance.now() - began) / 1000
  const refused = notices.filter((_, index) => answers[index]?.status !== 200)
  const never = await sendAgain(send, refused)
  if (never > 0) throw new Error(`${never} notices were never taken`)
  await allCounted(filled.database)
  const durations = answers.map(answer => answer.ms)
  return {
    filedPerSecond: filed.perSecond,
    settledPerSecond,
    offeredPerSecond,
    takenPerSecond: (notices.length - refused.length) / seconds,
    notices: notices.length,
    refused: refused.length,
    p50: quantile(durations, 0.5),
    p99: quantile(durations, 0.99),
    countedAfter: (performance.now() - began) / 1000 - seconds,
  }
}

/** A payment whose notices are withheld must be seen as lost, or the bench sees nothing. */
const seeded = async ({ filled, gateway, send }: Bench): Promise<string> => {
  const attempts = await paidAttempts(gateway, send, 1)
  const { lost, apart } = await judge(filled.database, gateway.gateway)
  if (lost !== 1 || apart >= 0) throw new Error('The bench did not see the seeded loss of a payment')
  await settle(send, attempts)
  const after = await judge(filled.database, gateway.gateway)
  if (after.lost !== 0 || after.apart !== 0) throw new Error('A payment stays lost after its notice')
  return `a payment without its notice is lost by ${-apart} piasters, and found with it`
}

const figuresOf = (rounds: readonly Round[], verdict: Verdict): Figure[] => {
  const of = (read: (round: Round) => number): number => median(rounds.map(read))
  const whole = (read: (round: Round) => number): string => Math.round(of(read)).toString()
  const sum = (read: (round: Round) => number): number => rounds.reduce((all, round) => all + read(round), 0)
  return [
    {
      ...atLeast(
        'payments settled, to requests filed',
        of(({ settledPerSecond, filedPerSecond }) => settledPerSecond / filedPerSecond),
        Number.NaN,
      ),
      detail: `${whole(round => round.settledPerSecond)}/s beside ${whole(round => round.filedPerSecond)}/s`,
    },
    {
      ...atLeast(
        'notices taken, to ten times the payments settled',
        of(({ takenPerSecond, offeredPerSecond }) => takenPerSecond / offeredPerSecond),
        0.95,
      ),
      detail: `${whole(round => round.takenPerSecond)}/s of ${whole(round => round.offeredPerSecond)}/s offered; p50 ${whole(round => round.p50)} ms, p99 ${whole(round => round.p99)} ms`,
    },
    {
      ...atMost(
        'notices refused when they came first',
        sum(({ refused }) => refused),
        0,
      ),
      detail: `of ${sum(({ notices }) => notices)}; all were taken when they came again`,
    },
    {
      ...atMost(
        'seconds until all that were taken count',
        of(({ countedAfter }) => countedAfter),
        Number.NaN,
      ),
      detail: 'after the last answer; those that were refused are sent again meanwhile',
    },
    atMost('payments lost', verdict.lost, 0),
    atMost('payments that the gateway does not have', verdict.invented, 0),
    atMost('piasters by which ledger and gateway are apart', Math.abs(verdict.apart), 0),
    atMost('piasters that the ledger does not sum to zero by', Math.abs(verdict.sum), 0),
  ]
}

export const runPayments = async ({ rows, rounds, ms }: Settings, say: Say): Promise<Outcome> => {
  const folder = mkdtempSync(join(tmpdir(), 'bawaba-bench-'))
  const books = join(folder, 'gateway')
  mkdirSync(books)
  say(`A database of ${rows} requests`)
  const filled = await fill(rows, say)
  const gateway = await openGateway(books)
  const stops: (() => unknown)[] = [
    () => gateway.gateway.close(),
    () => filled.close(),
    () => rmSync(folder, { recursive: true, force: true }),
  ]
  try {
    await catalogueStore(filled.database).publish(
      crypto.randomUUID(),
      uncheckedDefinition(payingDefinition(), 'sha-fee'),
    )
    const ours = await start('ours.ts', [filled.url, folder, 'paying', gateway.url, gateway.keys])
    stops.unshift(ours.stop)
    const { send, close } = senderTo(ours.port)
    stops.unshift(close)
    const bench = { filled, gateway, send, port: ours.port }
    const caught = await seeded(bench)
    say(`  The seeded loss was seen: ${caught}`)
    const done: Round[] = []
    for (let round = 0; round < rounds; round++) {
      done.push(await runRound(bench, ms))
      say(`  Round ${round + 1} of ${rounds}`)
    }
    const verdict = await judge(filled.database, gateway.gateway)
    return { figures: { payments: figuresOf(done, verdict) }, rounds: done, verdict, caught }
  } finally {
    for (const stop of stops) await stop()
  }
}
