// The SQL of the story: whether it is this server's turn to tell it, the codes that people read on their phones, and what
// the queue would send outside.

import { type Queries, raw, type Sql, sql } from '../platform/database/index.ts'
import { type Chapter, citizenName, storyPeople } from './people.ts'

const isThere = (chapter: Chapter): Sql =>
  sql`exists (select from accounts where user_slug = 'citizen' and username = any(${storyPeople[chapter].map(citizenName)}::text[]))`

/** The story begins in an empty database, and goes on where it began. */
const mayBegin: Record<Chapter, Sql> = {
  homes: raw('not exists (select from requests)'),
  more: isThere('homes'),
}

/** Whether a chapter is to be told. One server tells it: another waits here and finds its people. */
export const isUntold = async (queries: Queries, chapter: Chapter): Promise<boolean> => {
  await queries.query(raw(`select pg_advisory_xact_lock(hashtext('demo story'))`))
  const { isUntold } = await queries.one<{ isUntold: boolean }>(
    sql`select ${mayBegin[chapter]} and not ${isThere(chapter)} as "isUntold"`,
  )
  return isUntold
}

export const newestCode = async (queries: Queries, mobile: string): Promise<string> => {
  const { code } = await queries.one<{ code: string }>(
    sql`select code from messages where recipient = ${mobile} and code is not null order by created_at desc, id desc limit 1`,
  )
  return code
}

/** Sends each delivery that waits, and takes it out of the queue. */
export const eachDelivery = async (
  queries: Queries,
  send: (payload: unknown) => Promise<unknown>,
): Promise<void> => {
  const waiting = await queries.query<{ id: string; payload: unknown }>(
    raw(`select j.id::text, j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'requests.deliver' order by j.id`),
  )
  for (const { id, payload } of waiting) {
    await send(payload)
    await queries.query(sql`select graphile_worker.complete_jobs(array[${id}::bigint])`)
  }
}
