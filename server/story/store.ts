// The SQL of the story: whether it is this server's turn to tell it, and the codes that people read on their phones.

import { type Queries, raw, type Sql, sql } from '../platform/database/index.ts'
import { type Chapter, citizenName, storyPeople } from './people.ts'

const isThere = (chapter: Chapter): Sql =>
  sql`exists (select from accounts where user_slug = 'citizen' and username = any(${storyPeople[chapter].map(citizenName)}::text[]))`

/** The story begins in an empty database, and goes on where it began. */
const mayBegin: Record<Chapter, Sql> = {
  homes: raw('not exists (select from requests)'),
  more: isThere('homes'),
}

const untold = (chapter: Chapter): Sql => sql`(select ${mayBegin[chapter]} and not ${isThere(chapter)})`

/** Whether a chapter is to be told whole. One server tells it: another waits here and finds its people. */
export const isUntold = async (queries: Queries, chapter: Chapter): Promise<boolean> => {
  await queries.query(raw(`select pg_advisory_xact_lock(hashtext('demo story'))`))
  const { isUntold } = await queries.one<{ isUntold: boolean }>(sql`select ${untold(chapter)} as "isUntold"`)
  return isUntold
}

/** An event that happened, with the request that it filed. */
export type PastEvent = { title: string; id: string | null; ID: string | null }

/** A chapter that is told event by event. */
export const chapterStore = (queries: Queries, chapter: Chapter) => ({
  /** Answers whether this server begins it; another that tries meanwhile waits, and does not. */
  begin: async (start: Date): Promise<boolean> => {
    const rows = await queries.query(
      sql`insert into story_chapters (chapter, start_at) select ${chapter}, ${start} where ${untold(chapter)}
        on conflict do nothing returning chapter`,
    )
    return rows.length > 0
  },
  /** When the demo started for which it is told; undefined where nothing is left to tell. */
  start: async (): Promise<Date | undefined> =>
    (
      await queries.maybeOne<{ start: Date }>(
        sql`select start_at as start from story_chapters where chapter = ${chapter} and finished_at is null`,
      )
    )?.start,
  isToBegin: async (): Promise<boolean> =>
    (await queries.one<{ isToBegin: boolean }>(sql`select ${untold(chapter)} as "isToBegin"`)).isToBegin,
  /** Takes an event for this transaction; answers whether it was still to happen. */
  take: async (title: string): Promise<boolean> => {
    const rows = await queries.query(
      sql`insert into story_events (chapter, title) values (${chapter}, ${title}) on conflict do nothing returning title`,
    )
    return rows.length > 0
  },
  keepRequest: (title: string, requestId: string) =>
    queries.query(
      sql`update story_events set request_id = ${requestId} where chapter = ${chapter} and title = ${title}`,
    ),
  /** The events that happened, with the request that each filed. */
  happened: (title?: string) =>
    queries.query<PastEvent>(
      sql`select e.title, r.id, r.number as "ID" from story_events e left join requests r on r.id = e.request_id
        where e.chapter = ${chapter} and (${title ?? null}::text is null or e.title = ${title ?? null})`,
    ),
  finish: (now: Date) =>
    queries.query(
      sql`update story_chapters set finished_at = ${now} where chapter = ${chapter} and finished_at is null`,
    ),
})

export type ChapterStore = ReturnType<typeof chapterStore>

export const newestCode = async (queries: Queries, mobile: string): Promise<string> => {
  const { code } = await queries.one<{ code: string }>(
    sql`select code from messages where recipient = ${mobile} and code is not null order by created_at desc, id desc limit 1`,
  )
  return code
}
