// What the portal is measured against: Fastify and pg doing the same SQL, with no session, no policy, no history, no audit, no
// counters. Started as a process of its own: node bare.ts URL

import fastify from 'fastify'
import pg from 'pg'
import { answerSchema } from './fixtures.ts'

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 })
const app = fastify()

const person = (alias: string) =>
  `jsonb_build_object('id', ${alias}.id, 'name', ${alias}.first_name || ' ' || ${alias}.last_name, 'englishName', ${alias}.english_full_name)`
const row = `r.id, r.number as "ID", r.service_slug as "serviceSlug", r.version, r.activity_id as "activityId",
  r.status, r.status_kind as "statusKind", r.deliverable_number as "deliverableNumber", r.data, r.given, r.fees, r.finish_by as "finishBy",
  ${person('o')} as owner, case when a.id is null then null else ${person('a')} end as assignee, r.channel, r.due_at as "dueAt",
  r.revision, r.created_at as "createdAt", r.updated_at as "updatedAt", r.action_date as "actionDate"`
const tables = 'requests r join accounts o on o.id = r.owner_id left join accounts a on a.id = r.assignee_id'

app.get('/catalogue', async () => {
  const [services, categories] = await Promise.all([
    pool.query({
      name: 'services',
      text: 'select s.id, s.slug, s.version, v.definition from services s join service_versions v on v.service_id = s.id and v.version = s.version order by s.human_id',
    }),
    pool.query({ name: 'categories', text: 'select id, slug, name from categories order by position, slug' }),
  ])
  return categories.rows.map(category => ({
    ...category,
    services: services.rows.filter(({ definition }) => definition.categoryIds.includes(category.slug)),
  }))
})

const body = { type: 'object', required: ['data'], properties: { data: answerSchema() } }
app.post('/requests', { schema: { body } }, async (request, reply) => {
  const { data } = request.body as { data: object }
  const { rows } = await pool.query({
    name: 'file',
    text: `insert into bare_requests (id, number, service_slug, version, activity_id, status, status_kind, data, owner_id, filed_by, channel, created_at, updated_at, action_date)
      select gen_random_uuid(), request_number('BARE', 2026), 'BENCH_FORM', 1, 'APPLY', 'NEW', 'open', $1::jsonb, id, id, 'web', now(), now(), now()
      from accounts where user_slug = 'citizen' order by username limit 1 returning id, number`,
    values: [JSON.stringify(data)],
  })
  reply.code(201)
  return rows[0]
})

app.get('/one/:number', async request => {
  const { number } = request.params as { number: string }
  const found = await pool.query({
    name: 'one',
    text: `select ${row} from ${tables} where r.number = $1 and r.service_slug = 'BENCH_FORM'`,
    values: [number],
  })
  const { id } = found.rows[0]
  const [history, files] = await Promise.all([
    pool.query({
      name: 'history',
      text: `select h.id, h.at, h.kind, h.actor, h.detail, case when p.id is null then null else ${person('p')} end as by
        from request_history h left join accounts p on p.id = h.actor_id where h.request_id = $1 order by h.id desc`,
      values: [id],
    }),
    pool.query({
      name: 'files',
      text: 'select id, name, size, type from files where request_id = $1',
      values: [id],
    }),
  ])
  return { ...found.rows[0], history: history.rows, documents: files.rows }
})

app.get('/list', async (_request, reply) => {
  const [rows, total] = await Promise.all([
    pool.query({
      name: 'list',
      text: `select ${row} from ${tables} where r.service_slug = $1 and r.status_kind = $2 order by r.created_at desc, r.id desc limit 20`,
      values: ['BENCH_FORM', 'open'],
    }),
    pool.query({
      name: 'count',
      text: 'select count(*) from requests r where r.service_slug = $1 and r.status_kind = $2',
      values: ['BENCH_FORM', 'open'],
    }),
  ])
  reply.header('x-total-count', total.rows[0].count)
  return rows.rows
})

await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ port: (app.server.address() as { port: number }).port })
