// A designer makes and publishes services over the API, one after the other.

import { type Database, sql } from '@bawaba/server/platform/database/index.ts'
import { employee } from '../server/fill.ts'
import { thirtyQuestions } from '../server/fixtures.ts'
import { signedIn } from '../server/operations.ts'

const post = async (port: number, path: string, body: object): Promise<{ id: string }> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
    method: 'POST',
    headers: { ...signedIn(employee, 'EMPLOYEE', true), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json() as Promise<{ id: string }>
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
