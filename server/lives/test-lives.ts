// Random lives of requests with fees over a real database, some at a time by one clock. Portal and provider are away at drawn
// moments, notices arrive in any order, twice or never, and time passes in drawn steps. The same seed draws the same lives.

import { sql } from '../platform/database/index.ts'
import { applyMissing } from '../test-differences.ts'
import { randomBy } from '../test-payment-faults.ts'
import { openWorld, type World } from '../test-payment-world.ts'
import { bounce, sendAll } from './test-hands.ts'
import { judgeLives } from './test-judge.ts'
import { approveAll, beginLife, book, type Crew, type Life, pickBy } from './test-life.ts'
import { createUtility } from './test-programme.ts'
import { actNames, step } from './test-step.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const atOnce = 100
const side = 5
const rounds = 9
const pauses = [minute, 5 * minute, 20 * minute, 2 * hour, 12 * hour, day, 4 * day]

export const openLives = async (): Promise<Crew> => {
  const { utility, programme } = createUtility()
  const account = {
    BANK_IBAN: 'EG380019000500000000263180002',
    BANK_NAME: 'بنك مصر | Banque Misr',
    BANK_ACCOUNT_NAME: 'المكتبة | The library',
  }
  const world = await openWorld(account, [programme])
  const { portal } = world
  const people = []
  for (let index = 0; index < 8; index++) people.push(await portal.citizen())
  const finance = []
  for (let index = 0; index < 6; index++) finance.push(await portal.employee(['FINANCIAL_MANAGER']))
  return { world, utility, people, finance, officer: await portal.employee(['SUPERVISOR']) }
}

/** Time passes, and everybody who is signed in stays so. */
const pass = async ({ portal }: World, ms: number): Promise<void> => {
  portal.pass(ms)
  const now = portal.now()
  await portal.database.query(
    sql`update sessions set created_at = ${now}, last_active_at = ${now}, proved_at = ${now}`,
  )
}
const jobs = [
  'payments.count',
  'payments.check',
  'requests.run_due',
  'requests.deliver',
  'payments.publish',
  'payments.refund',
  'payments.publish',
]
/** Each is tried; what fails is tried again with the next round. */
const work = async (world: World, random: () => number): Promise<void> => {
  // In any order: each server begins them as it likes.
  for (const job of [...jobs].sort(() => random() - 0.5)) await world.run(job).catch(() => undefined)
}

/** The close of the night, and finance who record what the provider lists and nobody told of. */
const reconcile = async ({ world, finance: [by, other] }: Crew): Promise<void> => {
  await world.run('payments.reconcile').catch(() => undefined)
  if (by && other) await applyMissing(by, other)
}

/** Lives take their steps a few at a time: none does anything to another. */
const each = async (lives: readonly Life[], act: (life: Life) => Promise<void>): Promise<void> => {
  for (let from = 0; from < lives.length; from += side)
    await Promise.all(lives.slice(from, from + side).map(act))
}

type Notices = Awaited<ReturnType<World['sent']>>
const deliver = async (world: World, random: () => number, notices: Notices): Promise<Notices> => {
  const later: Notices = []
  for (const notice of notices.sort(() => random() - 0.5)) {
    const fate = random()
    if (fate < 0.15) later.push(notice)
    else if (fate > 0.25) await world.deliver(notice)
    if (fate > 0.85) await world.deliver(notice)
  }
  return later
}

const isWrong = ({ wrong }: Life): boolean => wrong.length > 0

/** What is left to do for a life: lines of the account are booked, and all that waits to go back is approved. */
const finish = async (crew: Crew, life: Life, round: number): Promise<void> => {
  for (const _ of life.own.filter(({ isBooked }) => !isBooked)) await book(crew, life)
  await approveAll(crew, life)
  await sendAll(crew, life)
  // Some of what was sent comes back, and is approved and sent again.
  if (round < 3 && life.random() < 0.3) await bounce(crew, life)
}

const runSome = async (crew: Crew, seeds: readonly number[]): Promise<Life[]> => {
  const { world, utility } = crew
  const random = randomBy(seeds[0] ?? 0)
  const lives: Life[] = []
  for (const seed of seeds) lives.push(await beginLife(crew, seed))
  let waiting: Notices = []
  const setProvider = async (isAway: boolean) => {
    for (const id of [...world.gateway.ledger.book.faults.keys()])
      world.gateway.ledger.commit({ record: 'faultRemoved', faultId: id })
    if (isAway) await world.control('/faults', { of: 'call', times: 0, mode: 'down', after: random() < 0.3 })
  }
  for (let round = 0; round < rounds; round++) {
    const isPortalAway = random() < 0.15
    await setProvider(random() < 0.15)
    utility.isAway = random() < 0.25
    await each(
      lives.filter(life => !isWrong(life)),
      life => step(crew, life, isPortalAway),
    )
    await judgeLives(world, lives)
    waiting.push(...(await world.sent()))
    if (!isPortalAway) {
      waiting = await deliver(world, random, waiting)
      await work(world, random)
      await judgeLives(world, lives)
    }
    await pass(world, pickBy(random, pauses))
  }
  await setProvider(false)
  utility.isAway = false
  for (let round = 0; round < 6; round++) {
    for (const notice of [...waiting.splice(0), ...(await world.sent())]) await world.deliver(notice)
    await each(
      lives.filter(life => !isWrong(life)),
      life => finish(crew, life, round),
    )
    if (round > 2) await reconcile(crew)
    await work(world, random)
    await judgeLives(world, lives)
    await pass(world, round < 2 ? hour : 2 * day)
  }
  await work(world, random)
  await judgeLives(world, lives, true)
  return lives
}

/** `never`: acts that no life has seen succeed. */
export type LivesRun = { lives: number; wrong: string[]; never: string[] }
/** Runs so many lives from a seed on; sentences on those that went wrong, each with its seed and what was done. */
export const runLives = async (crew: Crew, count: number, seed: number): Promise<LivesRun> => {
  const wrong: string[] = []
  const done = new Set<string>()
  for (let from = 0; from < count; from += atOnce) {
    const seeds = Array.from({ length: Math.min(atOnce, count - from) }, (_, index) => seed + from + index)
    const lives = await runSome(crew, seeds)
    for (const life of lives) for (const act of life.done) done.add(act)
    for (const life of lives.filter(isWrong))
      wrong.push(`${life.seed} (${life.ID}): ${life.wrong.join('; ')} after ${life.acts.join(', ')}`)
  }
  return { lives: count, wrong, never: actNames.filter(act => !done.has(act)) }
}
