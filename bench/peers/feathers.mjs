// Feathers 5 with its knex services and its own validation, doing what the bare server does: node feathers.mjs URL

import { once } from 'node:events'
import { feathers } from '@feathersjs/feathers'
import { KnexService } from '@feathersjs/knex'
import { bodyParser, errorHandler, koa, rest } from '@feathersjs/koa'
import { hooks } from '@feathersjs/schema'
import { getValidator } from '@feathersjs/typebox'
import Ajv from 'ajv'
import knex from 'knex'
import { answerSchema } from '../server/fixtures.ts'
import { filing, personOf, requestColumns } from './shared.mjs'

const Model = knex({ client: 'pg', connection: process.argv[2], pool: { min: 0, max: 10 } })
const app = koa(feathers())
app.use(errorHandler())
app.use(bodyParser())
app.configure(rest())

/** Reads requests with their people joined, and files into a table of its own. */
class Requests extends KnexService {
  createQuery(params) {
    const query = super.createQuery(params)
    return query
      .clearSelect()
      .select(requestColumns.map(column => `requests.${column}`))
      .select(Model.raw(`${personOf('o')} as owner`))
      .select(Model.raw(`case when a.id is null then null else ${personOf('a')} end as assignee`))
      .join('accounts as o', 'o.id', 'requests.owner_id')
      .leftJoin('accounts as a', 'a.id', 'requests.assignee_id')
  }
}
const paginate = { default: 20, max: 100 }
app.use('requests', new Requests({ Model, name: 'requests', id: 'id', paginate }))
app.use('filed', new KnexService({ Model, name: 'bare_requests', id: 'id' }))
app.use('histories', new KnexService({ Model, name: 'request_history', id: 'id' }))
app.use('documents', new KnexService({ Model, name: 'files', id: 'id' }))
app.use('services', new KnexService({ Model, name: 'services', id: 'id' }))
app.use('versions', new KnexService({ Model, name: 'service_versions', id: 'service_id' }))
app.use('categories', new KnexService({ Model, name: 'categories', id: 'id' }))

const internal = { paginate: false }
const validate = getValidator(
  { type: 'object', required: ['data'], properties: { data: answerSchema() } },
  new Ajv({ strict: false }),
)

app.use('one', {
  async get(number) {
    const [request] = await app.service('requests').find({
      query: { 'requests.number': number, 'requests.service_slug': 'BENCH_FORM' },
      ...internal,
    })
    const [history, documents] = await Promise.all([
      app.service('histories').find({ query: { request_id: request.id, $sort: { id: -1 } }, ...internal }),
      app.service('documents').find({ query: { request_id: request.id }, ...internal }),
    ])
    return { ...request, history, documents }
  },
})
app.use('list', {
  find: () =>
    app.service('requests').find({
      query: {
        'requests.service_slug': 'BENCH_FORM',
        'requests.status_kind': 'open',
        $sort: { 'requests.created_at': -1, 'requests.id': -1 },
        $limit: 20,
      },
    }),
})
app.use('catalogue', {
  async find() {
    const [services, versions, categories] = await Promise.all([
      app.service('services').find({ query: { $sort: { human_id: 1 } }, ...internal }),
      app.service('versions').find(internal),
      app.service('categories').find({ query: { $sort: { position: 1 } }, ...internal }),
    ])
    const definitionOf = new Map(
      versions.map(each => [`${each.service_id} ${each.version}`, each.definition]),
    )
    const whole = services.map(service => ({
      ...service,
      definition: definitionOf.get(`${service.id} ${service.version}`),
    }))
    return categories.map(category => ({
      ...category,
      services: whole.filter(({ definition }) => definition.categoryIds.includes(category.slug)),
    }))
  },
})
app.use('filings', {
  async create({ data }) {
    const { rows } = await Model.raw(filing.numbered)
    const { id, number } = await app
      .service('filed')
      .create({ ...filing.rowOf(rows[0]), data: JSON.stringify(data) })
    return { id, number }
  },
})
app.service('filings').hooks({ before: { create: [hooks.validateData(validate)] } })

const server = await app.listen(0, '127.0.0.1')
if (!server.listening) await once(server, 'listening')
process.send?.({ port: server.address().port })
