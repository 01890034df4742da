// The SQL of the public keys by which anybody checks what the portal signed.

import { type Queries, sql } from '../../platform/database/index.ts'

type PublicKey = { id: string; publicKey: string }

export const signingStore = (database: Queries) => ({
  /** All there are, also those of earlier secrets. */
  keys: () =>
    database.query<PublicKey & { since: Date }>(
      sql`select id, public_key as "publicKey", created_at as since from signing_keys order by created_at, id`,
    ),

  add: ({ id, publicKey }: PublicKey, now: Date) =>
    database.query(
      sql`insert into signing_keys (id, public_key, created_at) values (${id}, ${publicKey}, ${now}) on conflict do nothing`,
    ),
})
