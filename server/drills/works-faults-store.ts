// Faults that a drill plants behind the back of a portal that ended its works well: each stands for a fault of the product that
// the drill has to notice. The sentence that names it is beside it.

import { type Database, type Queries, sql } from '../platform/database/index.ts'

export type PlantedFault = { name: string; plant(database: Database): Promise<unknown>; seenAs: RegExp }

/** Rows that nothing changes once they are written. */
const withoutTriggers = (
  database: Database,
  table: 'closed_time_extensions' | 'request_history',
  work: (queries: Queries) => Promise<unknown>,
) =>
  database.transaction(async queries => {
    const { off, on } = {
      closed_time_extensions: {
        off: sql`alter table closed_time_extensions disable trigger user`,
        on: sql`alter table closed_time_extensions enable trigger user`,
      },
      request_history: {
        off: sql`alter table request_history disable trigger user`,
        on: sql`alter table request_history enable trigger user`,
      },
    }[table]
    await queries.query(off)
    await work(queries)
    await queries.query(on)
  })

export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'an export whose row went before its file',
    plant: database => database.query(sql`delete from exports`),
    seenAs: /no row names the file/,
  },
  {
    name: 'a newsletter that forgot how far it had come',
    plant: async database => {
      await database.query(sql`delete from newsletter_letters`)
      await database.query(sql`update newsletter_issues set written_to = null, written_at = null`)
    },
    seenAs: /readers at .* have 2 letters/,
  },
  {
    name: 'closed time that is added a second time',
    plant: database =>
      withoutTriggers(database, 'closed_time_extensions', queries =>
        queries.query(sql`delete from closed_time_extensions where what in ('requests', 'all')`),
      ),
    seenAs: /WAITS-\d+ lasts until .*, extended 2 times/,
  },
  {
    name: 'money that counts twice',
    plant: database =>
      database.query(
        sql`update payment_attempts set received = received * 2
          where id = (select id from payment_attempts where gateway_id = 'sandbox' and received > 0 order by created_at limit 1)`,
      ),
    seenAs: /received \d+ here, \d+ there/,
  },
  {
    name: 'a settlement that left a line out',
    plant: database =>
      database.query(sql`update reconciliation_days set lines = lines - 1 where gateway_id = 'sandbox'`),
    seenAs: /the day has \d+ lines here/,
  },
  {
    name: 'a line of a statement that was booked to nobody',
    plant: database =>
      database.query(
        sql`delete from payment_postings where payment_id = (select payment_id from payment_attempts
          where gateway_id = 'bank-account' and received > 0 order by created_at limit 1)`,
      ),
    seenAs: /of 3000 came, the ledger has 0/,
  },
  {
    name: 'a decision that was told and not carried out',
    plant: database =>
      withoutTriggers(database, 'request_history', queries =>
        queries.query(
          sql`delete from request_history where id = (select id from request_history
            where detail ->> 'activityId' = 'APPROVE' order by id limit 1)`,
        ),
      ),
    seenAs: /was approved: APPROVED, 0 entries/,
  },
  {
    name: 'a unit that counts as somebody’s without a hold',
    plant: database =>
      database.query(
        sql`update reservables set taken = 1 where (kind, code) = (select kind, code from reservables
          where kind = 'unit' and taken = 0 order by code desc limit 1)`,
      ),
    seenAs: /is counted wrongly/,
  },
  {
    name: 'an upload whose row is gone',
    plant: database =>
      database.query(
        sql`delete from files where id = (select id from files where name = 'a.txt' and state = 'clean' and request_id is null order by created_at limit 1)`,
      ),
    seenAs: /file .* is lost/,
  },
  {
    name: 'a message that was noted as sent before it was',
    plant: database =>
      database.query(
        sql`insert into messages (id, recipient, channel, body, created_at, sent_at, urgency)
          values (gen_random_uuid(), '+201000000000', 'sms', 'News', now(), now(), 'now')`,
      ),
    seenAs: /was sent and did not arrive/,
  },
]
