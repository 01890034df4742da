// What the gateway's own books and the portal's ledger do not agree on.

import { setTimeout as sleep } from 'node:timers/promises'
import type { SandboxGateway } from '@bawaba/sandbox-gateway/index.ts'
import { intakeStore } from '@bawaba/server/capabilities/payments/index.ts'
import { type Database, sql } from '@bawaba/server/platform/database/index.ts'

export type Verdict = {
  /** Paid at the gateway, and not here. */
  lost: number
  /** Counted here, and not there. */
  invented: number
  /** What the ledger sums to, in piasters. */
  sum: number
  /** What the ledger has at the gateway, less what the gateway has. */
  apart: number
}

/** Fulfilled once no notice waits to be counted; throws after five minutes. */
export const allCounted = async (database: Database): Promise<void> => {
  const { isDue } = intakeStore(database)
  for (let left = 3000; left > 0; left--) {
    // What rests after a failure waits too.
    if (!(await isDue(new Date('9999-12-31')))) return
    await sleep(100)
  }
  throw new Error('Notices wait to be counted for five minutes')
}

export const judge = async (database: Database, { ledger }: SandboxGateway): Promise<Verdict> => {
  const rows = await database.query<{ id: string; received: number; status: string }>(
    sql`select a.id, a.received, p.status from payment_attempts a join payments p on p.id = a.payment_id
      where a.gateway_id = 'sandbox'`,
  )
  const here = new Map(rows.map(row => [row.id, row]))
  const books = ledger.balances()
  const there = new Map(books.map(({ reference, received }) => [reference, received]))
  const isLost = ({ reference, received }: (typeof books)[number]): boolean => {
    const row = here.get(reference)
    return received > 0 && (row?.received !== received || row.status !== 'paid')
  }
  const postings = await database.one<{ sum: number; held: number }>(
    sql`select coalesce(sum(amount), 0)::bigint as sum,
        coalesce(sum(amount) filter (where account = 'gateway:sandbox'), 0)::bigint as held from payment_postings`,
  )
  const total = books.reduce((sum, { received, refunded }) => sum + received - refunded, 0)
  return {
    lost: books.filter(isLost).length,
    invented: rows.filter(({ id, received }) => received > (there.get(id) ?? 0)).length,
    sum: postings.sum,
    apart: postings.held - total,
  }
}
