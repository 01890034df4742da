// The SQL by which an identity is proved: the paper becomes the account's, and leaves every other account that only typed it.
// One paper is one account's: of two who prove it at once the index refuses the later.

import type { IdentityField } from '@bawaba/contract/staff-identity.ts'
import { json, type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'
import { listedSql, type Notice, noticeColumns, outgoingSql } from '../notifications/index.ts'

/** A paper as it was read, sealed as the account keeps it. */
export type Paper = {
  document: IdentityField
  sealed: string
  index: Buffer
  bornOn: string | null
  nationality: string
  /** What an employee's own account would hold of it: theirs names no country. */
  staffIndex: Buffer
}
export type ProvedBy = { employeeId: string; provider?: never } | { provider: string; employeeId?: never }
export type Proof = {
  accountId: string
  paper: Paper
  by: ProvedBy
  /** The account may hold another number, which was typed wrong. */
  corrects: boolean
}
/** Why nothing was proved. */
export type Hindrance = 'account' | 'proved' | 'own' | 'another' | 'differs'

const columns = {
  nationalId: { sealed: raw('national_id'), index: raw('national_id_index') },
  passportNumber: { sealed: raw('passport_number'), index: raw('passport_index') },
} as const satisfies Record<IdentityField, { sealed: Sql; index: Sql }>
const kinds = { nationalId: 'NATIONAL_ID', passportNumber: 'PASSPORT' } as const satisfies Record<
  IdentityField,
  string
>

/** The first thing that keeps the account `a` from being proved by a paper; null: nothing does. */
const hindranceSql = ({ paper: { document, index, staffIndex }, by, corrects }: Omit<Proof, 'accountId'>) => {
  const column = columns[document].index
  return sql`case
    when a.user_slug <> 'citizen' or a.status <> 'active' or a.erased_at is not null then 'account'
    when a.identity_proved_at is not null then 'proved'
    when exists (select from accounts e where e.id = ${by.employeeId ?? null}::uuid and (e.id = a.id or e.mobile = a.mobile
      or e.national_id_index in (${index}::bytea, a.national_id_index) or e.passport_index = ${staffIndex}::bytea)) then 'own'
    when exists (select from accounts p where p.user_slug = 'citizen' and p.id <> a.id and p.identity_document = ${document}
      and p.${column} = ${index}::bytea) then 'another'
    when not ${corrects}::boolean and a.${column} <> ${index}::bytea then 'differs' end`
}

export const identityStore = (queries: Queries) => ({
  hindrance: async ({ accountId, ...proof }: Proof): Promise<Hindrance | null> =>
    (
      await queries.maybeOne<{ why: Hindrance | null }>(
        sql`select ${hindranceSql(proof)} as why from accounts a where a.id = ${accountId}::uuid`,
      )
    )?.why ?? 'account',

  /**
   * Proves an identity and notifies its owner, and whoever had typed the same paper. Answers the ids of those; undefined where
   * something hinders it.
   */
  prove: async (
    { accountId, ...proof }: Proof,
    notices: { proved: Notice; taken: Notice },
    now: Date,
  ): Promise<string[] | undefined> => {
    const { paper, by } = proof
    const { document, nationality } = paper
    const { sealed, index } = columns[document]
    const isNationalId = document === 'nationalId'
    // What stands in the profile is left to its questions, but for what they hang on.
    const answers = isNationalId ? { identity: kinds[document] } : { identity: kinds[document], nationality }
    const [row] = await queries.query<{ losers: string[] }>(
      sql`with account as materialized (
          select a.id from accounts a where a.id = ${accountId}::uuid and ${hindranceSql(proof)} is null for update
        ), taken as (
          update accounts o set ${sealed} = null, ${index} = null, updated_at = ${now}, revision = o.revision + 1,
            born_on = case when ${isNationalId}::boolean then null else o.born_on end
          from account where o.user_slug = 'citizen' and o.id <> account.id and o.${index} = ${paper.index}::bytea
            and o.identity_document is distinct from ${document}
          returning o.id
        ), proved as (
          update accounts a set ${sealed} = ${paper.sealed}, ${index} = ${paper.index}::bytea,
            born_on = coalesce(${paper.bornOn}::date, a.born_on), identity_document = ${document}, identity_proved_at = ${now},
            identity_proved_by = ${by.employeeId ?? null}::uuid, identity_provider = ${by.provider ?? null}::text,
            profile = case when a.${index} is not distinct from ${paper.index}::bytea then a.profile else a.profile || ${json(answers)}::jsonb end,
            updated_at = ${now}, revision = a.revision + 1
          from account where a.id = account.id returning a.id
        ), listed as (${listedSql(
          sql`select ${noticeColumns(notices.proved, raw('p.id'))} from proved p
            union all select ${noticeColumns(notices.taken, raw('o.id'))} from taken o`,
          now,
        )}
        ), written as (${outgoingSql(raw('listed'))})
        select (select coalesce(array_agg(o.id::text), '{}') from taken o) as losers from proved`,
    )
    return row?.losers
  },
})
