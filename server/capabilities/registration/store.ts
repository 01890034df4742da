// The SQL of sign-ups that wait for their code.

import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import type { Language } from '@bawaba/language/index.ts'
import { deleteInBatches, type Queries, sql } from '../../platform/database/index.ts'

export type PendingSignUp = {
  id: string
  userSlug: UserSlug
  mobile: string
  /** Sealed. */
  answers: string
  passwordHash: string
  language: Language
}

export const registrationsStore = (database: Queries) => ({
  add: (pending: PendingSignUp & { now: Date; expiresAt: Date }) =>
    database.query(
      sql`insert into registrations (id, user_slug, mobile, answers, password_hash, language, created_at, expires_at)
        values (${pending.id}, ${pending.userSlug}, ${pending.mobile}, ${pending.answers}, ${pending.passwordHash},
          ${pending.language}, ${pending.now}, ${pending.expiresAt})`,
    ),

  isWaiting: async (userSlug: UserSlug, mobile: string, now: Date): Promise<boolean> =>
    (
      await database.query(
        sql`select 1 from registrations where user_slug = ${userSlug} and mobile = ${mobile} and expires_at > ${now} limit 1`,
      )
    ).length === 1,

  /** Takes a sign-up out, with every other one of its number: whoever proved the number said which is theirs. */
  take: async (
    userSlug: UserSlug,
    mobile: string,
    id: string,
    now: Date,
  ): Promise<PendingSignUp | undefined> => {
    const rows = await database.query<PendingSignUp & { isLive: boolean }>(
      sql`delete from registrations where user_slug = ${userSlug} and mobile = ${mobile}
          and exists (select from registrations r where r.id = ${id} and r.user_slug = ${userSlug} and r.mobile = ${mobile})
        returning id, user_slug as "userSlug", mobile, answers, password_hash as "passwordHash", language,
          expires_at > ${now} as "isLive"`,
    )
    return rows.find(row => row.id === id && row.isLive)
  },
})
export type RegistrationsStore = ReturnType<typeof registrationsStore>

/** What retention deletes. */
export const registrationDeletes = (database: Queries) => ({
  registrations: (before: Date) => deleteInBatches(database, 'registrations', sql`t.expires_at <= ${before}`),
})
