// What both peers are told of requests: the columns that the bare server reads, and how a new one is filed.

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
