// The SQL of categories, as starts supply them.

import type { Text } from '@bawaba/language/index.ts'
import { json, type Queries, sql } from '../../platform/database/index.ts'

export type NewCategory = { id: string; slug: string; name: Text; position: number }

export const categoriesStore = (queries: Queries) => ({
  /** Adds categories, and changes those that exist. */
  put: (categories: readonly NewCategory[]) =>
    queries.query(
      sql`insert into categories (id, slug, name, position)
        select g.id, g.slug, g.name, g.position
        from jsonb_to_recordset(${json(categories)}::jsonb) as g(id uuid, slug text, name jsonb, position int)
        on conflict (slug) do update set name = excluded.name, position = excluded.position`,
    ),

  /** Categories by slug. */
  stored: async (): Promise<Map<string, Pick<NewCategory, 'name' | 'position'>>> => {
    const rows = await queries.query<Omit<NewCategory, 'id'>>(
      sql`select slug, name, position from categories`,
    )
    return new Map(rows.map(({ slug, ...rest }) => [slug, rest]))
  },
})
