// The SQL of templates. Every change tells all servers in the same statement.

import type {
  NotificationTemplate,
  NotificationTemplateOrder,
} from '@bawaba/contract/entities/notification.ts'
import { isGuardedKind } from '@bawaba/contract/notification-wording.ts'
import { type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'
import { needsSecond } from '../accounts/index.ts'

export const templatesChannel = 'notification_templates'

export type TemplateRow = Omit<NotificationTemplate, 'changedAt'> & { changedAt: Date }
export type Changing = { id: string; order: NotificationTemplateOrder; by: string; now: Date }

/** Whether what an administrator has worded waits for another one. */
const waits = ({ order: { kind }, by, now }: Changing): Sql =>
  sql`(${isGuardedKind(kind)} and ${needsSecond(by, '', now)})`

const columns = (alias: string) =>
  raw(`${alias}.id, ${alias}.kind, ${alias}.service_slug as service, ${alias}.stage, ${alias}.language,
  jsonb_build_object('ar', ${alias}.title_ar, 'en', ${alias}.title_en) as title,
  jsonb_build_object('ar', ${alias}.text_ar, 'en', ${alias}.text_en) as text, ${alias}.is_active as active, ${alias}.revision,
  ${alias}.changed_at as "changedAt",
  jsonb_build_object('name', btrim(a.first_name || ' ' || a.last_name), 'englishName', a.english_full_name) as "changedBy"`)

/** The rows that a statement wrote, told to all servers. */
const toldOf = (statement: Sql): Sql =>
  sql`with written as (${statement}), told as (
      select pg_notify(${templatesChannel}, '') from written)
    select ${columns('w')}, (select count(*) from told)::int as servers from written w join accounts a on a.id = w.changed_by`

const bare = ({ servers: _, ...row }: TemplateRow & { servers: number }): TemplateRow => row

export const templatesStore = (database: Queries) => ({
  list: () =>
    database.query<TemplateRow>(
      sql`select ${columns('t')} from notification_templates t join accounts a on a.id = t.changed_by
        order by t.kind, t.service_slug nulls first, t.stage nulls first, t.language nulls first`,
    ),

  /**
   * Fails as a unique violation where there is one of this kind, service, stage and language. What takes two administrators
   * is not active yet.
   */
  add: async (adding: Changing): Promise<TemplateRow> => {
    const { id, order, by, now } = adding
    return bare(
      await database.one<TemplateRow & { servers: number }>(
        toldOf(sql`insert into notification_templates (id, kind, service_slug, stage, language, title_ar, title_en, text_ar, text_en, is_active,
            changed_at, changed_by, worded_by)
          values (${id}, ${order.kind}, ${order.service}, ${order.stage}, ${order.language ?? null}, ${order.title.ar}, ${order.title.en},
            ${order.text.ar}, ${order.text.en}, ${order.active} and not ${waits(adding)}, ${now}, ${by}, ${by})
          returning *`),
      ),
    )
  },

  /** Nothing where the revision is no longer that one. Words that take two administrators are active once another activates them. */
  change: async (changing: Changing, revision: number): Promise<TemplateRow | undefined> => {
    const { id, order, by, now } = changing
    const isAsBefore = sql`(kind = ${order.kind} and title_ar = ${order.title.ar} and title_en = ${order.title.en}
      and text_ar = ${order.text.ar} and text_en = ${order.text.en})`
    const row = await database.maybeOne<TemplateRow & { servers: number }>(
      toldOf(sql`update notification_templates set kind = ${order.kind}, service_slug = ${order.service}, stage = ${order.stage},
          language = ${order.language ?? null},
          title_ar = ${order.title.ar}, title_en = ${order.title.en}, text_ar = ${order.text.ar}, text_en = ${order.text.en},
          is_active = ${order.active} and (not ${waits(changing)}
            or (${isAsBefore} and (is_active or worded_by is distinct from ${by}::uuid))),
          worded_by = case when ${isAsBefore} then worded_by else ${by}::uuid end, revision = revision + 1, changed_at = ${now}, changed_by = ${by}
        where id = ${id} and revision = ${revision} returning *`),
    )
    return row && bare(row)
  },

  /** False where the revision is no longer that one. */
  remove: async (id: string, revision: number): Promise<boolean> => {
    const rows = await database.query(
      sql`with gone as (delete from notification_templates where id = ${id} and revision = ${revision} returning id)
        select id, pg_notify(${templatesChannel}, '')::text as told from gone`,
    )
    return rows.length === 1
  },
})
export type TemplatesStore = ReturnType<typeof templatesStore>
