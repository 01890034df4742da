// The SQL that makes requests by the hundred thousand: the server draws them from people, answers and courses that it was
// given, and nothing travels. In one transaction, the indexes aside while it runs.

import { json, type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'
import type { Sealing } from '../requests/index.ts'
import type { Course } from './courses.ts'
import type { MadePerson } from './people.ts'

/** What requests of one service are made of. */
export type Material = {
  slug: string
  version: number
  prefix: string
  /** With sensitive ones sealed. */
  answers: { data: Record<string, unknown>; given: Record<string, unknown> | null }[]
  courses: Course[]
  sealing: Pick<Sealing, 'answers' | 'isNeeded'>
}
/** What a person answers of themself, under '', and sealed as each service stores it where that differs. */
const ownAnswers = ({ first, last, nationalId, mobile }: MadePerson, materials: readonly Material[]) => {
  const own = { fullName: `${first} ${last}`, nationalId, mobile }
  const sealed = materials
    .filter(({ sealing }) => sealing.isNeeded)
    .map(({ slug, sealing }) => [slug, sealing.answers(own)])
  return { '': own, ...Object.fromEntries(sealed) }
}
/** Such an answer, for a request of a service. */
const ownSql = (name: string) =>
  `case when data ? '${name}' then jsonb_build_object('${name}', coalesce(own -> slug -> '${name}', own -> '' -> '${name}')) else '{}' end`

/** Rows from .. to of `count`. */
export type Batch = {
  seed: number
  from: number
  to: number
  count: number
  until: Date
  years: number
  people: number
}

const caseworkers = 24

/** A number below `most` that the row and the salt always give. */
const drawn = (salt: number, most: Sql): Sql =>
  sql`(hashint8extended(n * 64 + ${raw(String(salt))}, seed) & 9007199254740991) % ${most}`

/** UUIDv7 of a moment, the rest made of the row. */
const idAt = (moment: string, word: string): Sql =>
  raw(`overlay(overlay(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || md5(${word})
    placing '7' from 13 for 1) placing 'a' from 17 for 1)`)
const uuidAt = (moment: string, word: string): Sql => sql`left(${idAt(moment, word)}, 32)::uuid`

export const seedStore = (queries: Queries) => {
  const run = (statement: Sql) => queries.query(statement, { named: false })
  return {
    hasRequests: async (): Promise<boolean> =>
      (await queries.one<{ has: boolean }>(sql`select exists (select from requests) as has`)).has,

    /** People and case workers; who is there already stays as they are. */
    addPeople: (people: readonly MadePerson[]) =>
      run(
        sql`insert into accounts (id, user_slug, username, first_name, last_name, english_full_name, mobile, born_on)
          select id, 'citizen', username, first, last, english, mobile, "bornOn"
          from jsonb_to_recordset(${json(people)}::jsonb)
            as p (id uuid, username text, first text, last text, english text, mobile text, "bornOn" date)
          on conflict do nothing`,
      ),
    addCaseworkers: (people: readonly MadePerson[]) =>
      run(
        sql`insert into accounts (id, user_slug, username, first_name, last_name, english_full_name, roles, services)
          select id, 'employee', 'caseworker' || place, first, last, english, array['CASE_OFFICER'], array['*']
          from rows from (jsonb_to_recordset(${json(people.slice(0, caseworkers))}::jsonb)
            as (id uuid, first text, last text, english text)) with ordinality as p (id, first, last, english, place)
          on conflict do nothing`,
      ),

    /** Tables of this session that batches draw from, and room to sort in. */
    lay: async (materials: readonly Material[], people: readonly MadePerson[]) => {
      await run(raw("set local work_mem = '256MB'; set local maintenance_work_mem = '512MB'"))
      await run(
        raw('create temp table seed_people (place bigint primary key, id uuid, own jsonb) on commit drop'),
      )
      await run(raw('create temp table seed_staff (place bigint primary key, id uuid) on commit drop'))
      await run(
        raw(
          'create temp table seed_services (place bigint primary key, slug text, version int, prefix text, answers int, courses int, over int) on commit drop',
        ),
      )
      await run(
        raw(
          'create temp table seed_answers (slug text, place bigint, data jsonb, given jsonb, primary key (slug, place)) on commit drop',
        ),
      )
      await run(
        raw(`create temp table seed_courses (slug text, is_over boolean, place bigint, status text, kind text, activity text,
          due_in int, steps jsonb, primary key (slug, is_over, place)) on commit drop`),
      )
      for (let from = 0; from < people.length; from += 20_000)
        await run(
          sql`insert into seed_people
            select ${from}::bigint + place - 1, a.id, p.own
            from rows from (jsonb_to_recordset(${json(
              people.slice(from, from + 20_000).map(person => ({
                username: person.username,
                own: ownAnswers(person, materials),
              })),
            )}::jsonb) as (username text, own jsonb)) with ordinality as p (username, own, place)
            join accounts a on a.user_slug = 'citizen' and a.username = p.username`,
        )
      await run(
        raw(`insert into seed_staff select row_number() over (order by username) - 1, id from accounts
          where user_slug = 'employee' and username like 'caseworker%'`),
      )
      for (const [index, { slug, version, prefix, answers, courses }] of materials.entries()) {
        await run(
          sql`insert into seed_services values (${index}, ${slug}, ${version}, ${prefix}, ${answers.length}, ${courses.length},
            ${courses.filter(({ isOver }) => isOver).length})`,
        )
        await run(
          sql`insert into seed_answers select ${slug}, place - 1, made -> 'data', nullif(made -> 'given', 'null')
            from jsonb_array_elements(${json(answers)}::jsonb) with ordinality as a (made, place)`,
        )
        await run(
          sql`insert into seed_courses select ${slug}, ended.is_over, row_number() over (partition by ended.is_over order by c.place) - 1,
              c.course ->> 'status', c.course ->> 'statusKind', c.course ->> 'activityId', (c.course ->> 'dueIn')::int, c.course -> 'steps'
            from jsonb_array_elements(${json(courses)}::jsonb) with ordinality as c (course, place)
              cross join (values (false), (true)) as ended (is_over)
            where (c.course ->> 'isOver')::boolean or not ended.is_over`,
        )
      }
      await run(raw('analyze seed_people; analyze seed_answers; analyze seed_courses'))
    },

    /**
     * The indexes that no constraint needs and the references to other tables, as statements that make them again; taken away
     * together with the counting of single rows. Made again, a reference is proved over all rows at once.
     */
    setAside: async (): Promise<string[]> => {
      const replaced = await queries.query<{ gone: string; again: string }>(
        sql`select 'drop index ' || i.relname as gone, pg_get_indexdef(i.oid) as again
            from pg_index x join pg_class i on i.oid = x.indexrelid
            where x.indrelid = any (array['requests', 'request_history']::regclass[]) and not x.indisunique
          union all
          select format('alter table %s drop constraint %I', conrelid::regclass, conname),
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
            from pg_constraint
            where conrelid = any (array['requests', 'request_history']::regclass[]) and contype = 'f'
          order by 1`,
        { named: false },
      )
      await run(raw('lock table requests, request_history in access exclusive mode'))
      for (const { gone: removed } of replaced) await run(raw(removed))
      await run(raw('alter table requests disable trigger requests_counted_in'))
      return replaced.map(({ again }) => again)
    },
    makeAgain: (statement: string) => run(raw(statement)),
    bringBack: async () => {
      await run(raw('alter table requests enable trigger requests_counted_in'))
      await run(raw('select recount_requests()'))
    },
    analyze: () => run(raw('analyze requests; analyze request_history; analyze accounts')),

    /**
     * More of them in later years, most of them over, those of the last weeks under way; the oldest first, as requests come,
     * so that rows and indexes grow at their ends. Answers how many there are.
     */
    addRequests: async ({ seed, from, to, count: all, until, years, people }: Batch): Promise<number> => {
      const { count } = await queries.one<{ count: number }>(
        sql`with numbers as (
            select n, ${seed}::bigint as seed from generate_series(${from}::bigint, ${to}::bigint - 1) n
          ), placed as (
            select n, seed, s.*, ${until}::timestamptz - make_interval(secs =>
              ${years * 365}::float8 * 86400 * power(1 - (n + (${drawn(1, raw('1000000'))}) / 1000000.0) / ${all}::float8, 1.6)) as created_at,
              (${drawn(2, raw('100'))}) as luck
            from numbers join seed_services s
              on s.place = (${drawn(3, raw('(select count(*) from seed_services)'))})
          ), coursed as materialized (
            select p.*, c.status, c.kind, c.activity, c.due_in, c.steps, a.data, a.given, o.id as owner_id, o.own, w.id as worker_id
            from placed p
              join seed_courses c on c.slug = p.slug
                and c.is_over = (p.over > 0 and (p.created_at < ${until}::timestamptz - interval '45 days' and p.luck > 1))
                and c.place = (${drawn(4, sql`case when p.over > 0 and (p.created_at < ${until}::timestamptz - interval '45 days' and p.luck > 1) then p.over else p.courses end`)})
              join seed_answers a on a.slug = p.slug and a.place = (${drawn(5, raw('p.answers'))})
              join seed_people o on o.place = (${drawn(6, sql`${people}::bigint`)})
              join seed_staff w on w.place = (${drawn(7, raw('(select count(*) from seed_staff)'))})
          ), timed as materialized (
            select *, least(${until}::timestamptz, created_at + jsonb_array_length(steps) * (1 + luck / 8.0) * interval '30 hours') as acted_at,
              jsonb_array_length(steps) > 0 or luck % 3 = 0 as is_taken
            from coursed
          ), filed as (
            insert into requests (id, number, service_slug, version, activity_id, status, status_kind, data, given, owner_id,
              filed_by, channel, assignee_id, due_at, revision, sealed_at, created_at, updated_at, action_date)
            select ${uuidAt('created_at', "'request' || seed || '/' || n")},
              request_number(prefix, extract(year from created_at at time zone 'Africa/Cairo')::int), slug, version, activity,
              status, kind,
              data || ${raw(['fullName', 'nationalId', 'mobile'].map(ownSql).join(' || '))},
              given, owner_id, owner_id, case when luck < 60 then 'mobile' when luck < 95 then 'web' else 'kiosk' end,
              case when is_taken then worker_id end, acted_at + due_in * interval '1 day',
              1 + jsonb_array_length(steps), clock_timestamp(), created_at, acted_at, acted_at
            from timed order by n
            returning id
          ), noted as (
            insert into request_history (id, request_id, at, kind, actor, actor_id, visible_to_applicant, detail)
            select ${uuidAt('at', "'entry' || seed || '/' || n || '/' || step")}, request_id, at, entry_kind, actor, actor_id, true, detail
            from (
              select n, seed, 0 as step, ${uuidAt('created_at', "'request' || seed || '/' || n")} as request_id, created_at as at,
                'created' as entry_kind, 'applicant' as actor, owner_id as actor_id,
                jsonb_build_object('activityId', coalesce(steps -> 0 ->> 'activityId', activity), 'to', coalesce(steps -> 0 ->> 'from', status)) as detail
              from timed
              union all
              select n, seed, s.place::int, ${uuidAt('created_at', "'request' || seed || '/' || n")},
                created_at + (acted_at - created_at) * s.place / jsonb_array_length(steps), 'status', s.step ->> 'by',
                case s.step ->> 'by' when 'applicant' then owner_id when 'staff' then worker_id end,
                jsonb_build_object('activityId', s.step ->> 'activityId', 'from', s.step ->> 'from', 'to', s.step ->> 'to')
              from timed cross join lateral jsonb_array_elements(steps) with ordinality as s (step, place)
            ) entries
          )
          select count(*)::int as count from filed`,
        { named: false },
      )
      return count
    },
  }
}
export type SeedStore = ReturnType<typeof seedStore>
