// One simulated year: people and their stories are drawn by a seed, time passes, and what must hold is judged every month.

import { sql } from '../platform/database/index.ts'
import { judgeEnd, judgeLeft, judgeMonth } from './test-judge.ts'
import { bills, card, draft, inLine, question, type Story, unit, visit } from './test-stories.ts'
import { day, hour, openYear, type Settings, type Year } from './test-world.ts'

/** How likely each story is. */
const stories: readonly (readonly [number, Story])[] = [
  [30, card],
  [30, unit],
  [15, visit],
  [10, draft],
  [6, bills],
  [6, question],
]

const addUnits = async ({ admin }: Year, project: string, codes: readonly string[]): Promise<void> => {
  for (const code of codes)
    await admin.send('POST units', {
      body: {
        code,
        project,
        type: 'apartment',
        area: 120,
        floor: 3,
        rooms: 3,
        price: '2500000.00',
        paymentMethod: 'both',
        country: null,
      },
    })
  await admin.send('POST units/sale', { body: { onSale: true, codes } })
}

/** A sale by line: eight people, some of whom never use their turn. */
const sale = async (year: Year, project: string, number: number): Promise<void> => {
  const codes = Array.from({ length: 5 }, (_, index) => `S-${number}-${index}`)
  await addUnits(year, project, codes)
  await year.admin.send(`PUT projects/${project}/sale`, {
    body: { method: 'line', opensAt: year.portal.now().toISOString(), places: 2, turnMinutes: 30 },
  })
  for (let index = 0; index < 8; index++)
    await inLine(year, year.pick(year.citizens), project, codes[index % codes.length] as string)
  year.later(4 * day, async () => void (await year.admin.send(`DELETE projects/${project}/sale`)))
}

/** The officer who works on most requests leaves: the account is disabled, and somebody new takes their place. */
const leave = async (year: Year): Promise<void> => {
  const [busiest] = await year.portal.database.query<{ id: string }>(
    sql`select assignee_id as id from requests
      where assignee_id = any(${year.officers.map(({ id }) => id)}::uuid[]) and status_kind like 'waiting%'
      group by assignee_id order by count(*) desc, assignee_id limit 1`,
  )
  const index = year.officers.findIndex(({ id }) => id === busiest?.id)
  const [leaver] = index < 0 ? [] : year.officers.splice(index, 1)
  // Nobody has anything under way: it would show nothing.
  if (!leaver) return year.later(day, () => leave(year))
  await year.admin.send(`POST users/${leaver.id}/disable`)
  year.left.push({ id: leaver.id, at: year.at() })
  // Weeks later everything of theirs would have ended by itself.
  year.later(hour, () => judgeLeft(year), false)
  year.officers.push(await year.portal.employee(['CASE_OFFICER']))
}

/** Staff sign in by codes to their numbers, which stay in use by that: nothing is sent to one unused for a year. */
const signIn = async (year: Year): Promise<void> => {
  await year.portal.database.query(
    sql`update accounts set mobile_used_at = ${year.portal.now()} where user_slug = 'employee' and status = 'active'`,
  )
  year.later(30 * day, () => signIn(year))
}

export type Outcome = { wrong: string[]; counts: Record<string, number>; stretches: number; fails: string[] }

export const runYear = async (settings: Settings): Promise<Outcome> => {
  const year = await openYear(settings)
  try {
    const weighted = stories.flatMap(([weight, story]) => Array.from({ length: weight }, () => story))
    const counts: Record<string, number> = {}
    const units = year.citizens.map((_, index) => `Y-${index}`)
    await addUnits(year, 'SABA', units)
    const span = year.end - year.begin - 100 * day
    for (const [index, who] of year.citizens.entries()) {
      const story = year.pick(weighted)
      counts[story.name] = (counts[story.name] ?? 0) + 1
      year.later(hour + year.random() * span, () => story(year, who, index))
    }
    for (let number = 0; number < 4; number++)
      year.later(10 * day + year.random() * span, () =>
        sale(year, ['ZAHYA', 'SABA'][number % 2] ?? 'ZAHYA', number),
      )
    year.later(30 * day, () => signIn(year))
    year.later(40 * day + year.random() * span * 0.6, () => leave(year))
    await year.live(() => judgeMonth(year))
    await judgeEnd(year)
    const { count } = await year.portal.database.one<{ count: number }>(
      sql`select count(*) as count from requests`,
    )
    counts.requests = Number(count)
    counts.paidInTime = year.paidInTime.size
    counts.messages = year.sms.accepted.length
    return {
      wrong: [...new Set(year.wrong)],
      counts,
      stretches: year.stretches.length,
      fails: [...year.fails].map(([name, error]) => `${name}: ${error}`),
    }
  } finally {
    await year.close()
  }
}
