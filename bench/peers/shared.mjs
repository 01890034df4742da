// What both peers are told of requests: the columns that the bare server reads, how a new one is filed, what its answers
// must hold.

import { thirtyQuestions } from '../server/fixtures.ts'

export const requestColumns = [
  'id',
  'number',
  'service_slug',
  'version',
  'activity_id',
  'status',
  'status_kind',
  'deliverable_number',
  'data',
  'given',
  'fees',
  'finish_by',
  'channel',
  'due_at',
  'revision',
  'created_at',
  'updated_at',
  'action_date',
]

export const personOf = alias =>
  `jsonb_build_object('id', ${alias}.id, 'name', ${alias}.first_name || ' ' || ${alias}.last_name, 'englishName', ${alias}.english_full_name)`

/** The rules that the bare server's body has. */
export const fieldsOf = () => {
  const properties = Object.fromEntries(
    Object.entries(thirtyQuestions().activities[0].steps[0].fieldsSchema).map(([name, entry]) => [
      name,
      entry.type === 'Number'
        ? { type: 'number', minimum: entry.min, maximum: entry.max }
        : entry.type === 'Boolean'
          ? { type: 'boolean' }
          : {
              type: 'string',
              ...(typeof entry.min === 'number' ? { minLength: entry.min } : {}),
              ...(entry.uniforms.options ? { enum: entry.uniforms.options.map(({ value }) => value) } : {}),
            },
    ]),
  )
  return { type: 'object', required: Object.keys(properties), properties }
}

const now = () => new Date()
export const filing = {
  /** Who files, the number and the id of a new request. */
  numbered: `select gen_random_uuid() as id, request_number('PEER', 2026) as number, a.id as owner
    from accounts a where a.user_slug = 'citizen' order by a.username limit 1`,
  rowOf: ({ id, number, owner }) => ({
    id,
    number,
    service_slug: 'BENCH_FORM',
    version: 1,
    activity_id: 'APPLY',
    status: 'NEW',
    status_kind: 'open',
    owner_id: owner,
    filed_by: owner,
    channel: 'web',
    created_at: now(),
    updated_at: now(),
    action_date: now(),
  }),
  propertiesOf: ({ id, number, owner }) => ({
    id,
    ID: number,
    serviceSlug: 'BENCH_FORM',
    version: 1,
    activityId: 'APPLY',
    status: 'NEW',
    statusKind: 'open',
    ownerId: owner,
    filedBy: owner,
    channel: 'web',
    createdAt: now(),
    updatedAt: now(),
    actionDate: now(),
  }),
}
