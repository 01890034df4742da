// The SQL that keeps open requests with people who may work on them: what an account would leave behind, and handing it on
// when its rights have changed.

import type { HandoverTarget, OpenWork, ProposedRights } from '@bawaba/contract/entities/handover.ts'
import { type Queries, raw, type Sql, sql } from '../../../platform/database/index.ts'
import { unfinishedKindsSql } from '../../../platform/state-kinds-sql.ts'
import { listedSql, type Notice, noticeColumns, outgoingSql } from '../../notifications/index.ts'
import {
  hasPartSql,
  inTeamsSql,
  readsSql,
  supervisesSql,
  supervisorsTeam,
} from '../../request-scope/index.ts'
import type { Changed } from '../dependencies.ts'

export type HandoverNotices = Record<'handedOver' | 'workReturned' | 'teamEmpty', Notice>
type Deed = { actorId: string | null; now: Date; notices: HandoverNotices }
type HandOver = Deed & {
  /** Whose; without it of everybody. */
  accountId: string | undefined
  to: HandoverTarget
  assigneeId: string | undefined
}

const unfinished = sql`r.status_kind in ${unfinishedKindsSql}`
/** Requests under way of assignees among `accounts` who may not work on them. */
const lostSql = (accounts: Sql, whose: Sql): Sql =>
  sql`select r.id, r.service_slug, r.center, r.teams from requests r join ${accounts} a on a.id = r.assignee_id
    where ${whose} and ${unfinished} and not ${readsSql(raw('r'))}`
/** Whether an account `a` is somebody else than this one and may work on each of the rows of `lost`. */
const mayTakeSql = (accountId: string): Sql =>
  sql`a.status = 'active' and a.roles && array['CASE_OFFICER', 'SUPERVISOR'] and a.id::text <> ${accountId}
    and not exists (select from lost r where not ${readsSql(raw('r'))})`
const changedColumns =
  raw(`r.id, r.number as "ID", r.service_slug as "serviceSlug", r.owner_id as "ownerId", r.center,
  r.teams, r.revision, r.assignee_id, r.number, r.service_slug`)
const answered = raw(`select "ID", "serviceSlug", "ownerId", center, teams, revision from changed`)
const workPath = sql`'/inbox'`

const notedSql = (kind: 'handedOver' | 'teamEmpty', { actorId, now }: Deed, detail: Sql): Sql =>
  sql`insert into request_history (id, request_id, at, kind, actor, actor_id, visible_to_applicant, detail)
    select gen_random_uuid(), c.id, ${now}::timestamptz, ${kind}, case when ${actorId}::uuid is null then 'system' else 'staff' end,
      ${actorId}::uuid, false, ${detail} from changed c`

/** One notice to each reader, with the number of requests that it is about. */
const countedNotice = (notice: Notice, readers: Sql): Sql =>
  sql`select ${noticeColumns(notice, raw('w.id'), { count: raw('w.count'), path: workPath })}
    from (select a.id, count(*)::int as count from changed c join accounts a on ${readers} group by a.id) w`

export const leaversStore = (database: Queries) => ({
  /** What an account would leave behind with these rights, in one statement. */
  preview: (accountId: string, proposed: ProposedRights) => {
    const { isDisabled, roles, services, teams, serviceCenter } = proposed
    const names = (list: string[] | undefined): string[] | null => list ?? null
    return database.one<OpenWork>(
      sql`with proposed as materialized (
          select p.id, case when ${isDisabled ?? false}::boolean then 'disabled' else p.status end as status,
            coalesce(${names(roles)}::text[], p.roles) as roles, coalesce(${names(services)}::text[], p.services) as services,
            coalesce(${names(teams)}::text[], p.teams) as teams,
            case when ${serviceCenter ?? null}::text is null then p.service_center else nullif(${serviceCenter ?? null}::text, '') end
              as service_center
          from accounts p where p.id::text = ${accountId}
        ), lost as materialized (${lostSql(raw('proposed'), raw('true'))}
        ), "without" as materialized (
          select r.id from requests r join accounts before on before.id::text = ${accountId} and before.teams && r.teams
          where r.teams <> '{}' and ${unfinished}
            and not exists (select from proposed a where ${inTeamsSql(raw('r'))})
            and not exists (select from accounts a where a.id <> before.id and ${inTeamsSql(raw('r'))})
        ), workers as (
          select a.id, a.first_name, a.last_name, a.english_full_name from accounts a
          where exists (select from lost) and ${mayTakeSql(accountId)}
          order by a.first_name, a.last_name, a.id limit 500
        )
        select (select count(*)::int from lost) as count,
          (select count(*)::int from lost where teams <> '{}') as "ofTeams",
          (select count(*)::int from "without") as "withoutTeam",
          coalesce((select jsonb_agg(jsonb_build_object('id', w.id, 'name', w.first_name || ' ' || w.last_name,
            'englishName', w.english_full_name) order by w.first_name, w.last_name, w.id) from workers w), '[]') as workers`,
    )
  },

  /** Whether an account may work on everything that another can no longer work on. */
  mayTake: async (heirId: string, accountId: string): Promise<boolean> => {
    const { may } = await database.one<{ may: boolean }>(
      sql`with lost as materialized (${lostSql(raw('accounts'), sql`a.id::text = ${accountId}`)})
        select exists (select from accounts a where a.id::text = ${heirId} and ${mayTakeSql(accountId)}) as may`,
    )
    return may
  },

  /**
   * Takes requests from those who may not work on them any more: to the person they are handed to, unless it is that
   * person's own, or to nobody. Each has a line in its history; each reader one notice with their number.
   */
  handOver: ({ accountId, to, assigneeId, ...deed }: HandOver) => {
    const { actorId, now, notices } = deed
    const heir = sql`${assigneeId ?? null}::uuid`
    const isHeir = assigneeId
      ? sql`(exists (select from accounts a where a.id = ${heir} and ${readsSql(raw('r'))}) and not ${hasPartSql(assigneeId, now)})`
      : raw('false')
    const notActor = sql`a.id is distinct from ${actorId}::uuid`
    const isNotified = to === 'team' ? inTeamsSql(raw('c')) : raw('false')
    const supervised =
      to === 'team' ? sql`(c.teams = '{}' and ${supervisesSql(raw('c'))})` : supervisesSql(raw('c'))
    return database.query<Changed>(
      sql`with left_behind as materialized (
          ${lostSql(raw('accounts'), accountId === undefined ? raw('true') : sql`a.id::text = ${accountId}`)}
          -- In one order, so that two administrators at once do not wait for each other in a circle.
          order by r.id for update of r
        ), changed as (
          update requests r set assignee_id = case when ${isHeir} then ${heir} end, updated_at = ${now}, revision = r.revision + 1
          from left_behind where left_behind.id = r.id returning ${changedColumns}
        ), noted as (${notedSql(
          'handedOver',
          deed,
          sql`coalesce((select jsonb_build_object('assignee', jsonb_build_object('id', a.id, 'name', a.first_name || ' ' || a.last_name,
            'englishName', a.english_full_name)) from accounts a where a.id = c.assignee_id), '{}')`,
        )}
        ), notified as (${listedSql(
          sql`${countedNotice(notices.handedOver, sql`a.id = c.assignee_id and ${notActor}`)}
            union all ${countedNotice(
              notices.workReturned,
              sql`c.assignee_id is null and ${notActor} and (${isNotified} or ${supervised})`,
            )}`,
          now,
        )}
        ), messaged as (${outgoingSql(raw('notified'))})
        ${answered}`,
    )
  },

  /** Shows requests whose teams have no member to those who supervise them, and tells these. */
  showSupervisors: (deed: Deed) => {
    const { now, notices } = deed
    return database.query<Changed>(
      sql`with without_members as materialized (
          select r.id from requests r where r.teams <> '{}' and not ${supervisorsTeam} = any(r.teams) and ${unfinished}
            and not exists (select from accounts a where ${inTeamsSql(raw('r'))})
          order by r.id for update of r skip locked
        ), changed as (
          update requests r set teams = r.teams || ${supervisorsTeam}::text, updated_at = ${now}, revision = r.revision + 1
          from without_members w where w.id = r.id returning ${changedColumns}
        ), noted as (${notedSql('teamEmpty', deed, raw(`'{}'::jsonb`))}
        ), notified as (${listedSql(countedNotice(notices.teamEmpty, supervisesSql(raw('c'))), now)}
        ), messaged as (${outgoingSql(raw('notified'))})
        ${answered}`,
    )
  },

  /** Gives requests back to their teams once these have members. */
  returnToTeams: (now: Date) =>
    database.query<Changed>(
      sql`with returning_ones as materialized (
          select r.id from requests r where ${supervisorsTeam} = any(r.teams) and r.teams <> '{}' and ${unfinished}
            and exists (select from accounts a where ${inTeamsSql(raw('r'))})
          order by r.id for update of r skip locked
        ), changed as (
          update requests r set teams = array_remove(r.teams, ${supervisorsTeam}::text), updated_at = ${now}, revision = r.revision + 1
          from returning_ones w where w.id = r.id returning ${changedColumns}
        ) ${answered}`,
    ),
})
