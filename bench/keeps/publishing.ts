// A designer makes and publishes services over the API, one after the other.

import { call } from '@bawaba/server/drills/calls.ts'
import { type Database, sql } from '@bawaba/server/platform/database/index.ts'
import { employee } from '../server/fill.ts'
import { thirtyQuestions } from '../server/fixtures.ts'
import { signedIn } from '../server/operations.ts'
import { forwarded } from './whole.ts'

const post = async (port: number, path: string, body: object): Promise<{ id: string }> => {
  const source = forwarded(() => ({
    method: 'POST',
    path: `/api/${path}`,
    headers: { ...signedIn(employee, 'EMPLOYEE', true), 'content-type': 'application/json' },
  }))
  const answer = await call(port, { ...source(0), body: JSON.stringify(body) })
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.body}`)
  return JSON.parse(answer.body)
}

/** The employee of the filled database becomes a designer too; before the portal starts. */
export const makeDesigner = (database: Database): Promise<unknown> =>
  database.query(
    sql`update accounts set roles = roles || '{SERVICE_DESIGNER}'::text[] where username = ${`bench${employee}`}`,
  )

/** Publishes so many new services of thirty questions, whose names begin with `name`. */
export const publishNew = async (port: number, name: string, count: number): Promise<void> => {
  for (let index = 0; index < count; index++) {
    const { id } = await post(port, 'dynamic_services', { definition: thirtyQuestions(`${name}_${index}`) })
    await post(port, `dynamic_services/${id}/publish`, { reason: 'Published by the bench', drafts: 'keep' })
  }
}
