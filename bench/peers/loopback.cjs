// LoopBack 3 with its PostgreSQL connector and relations, doing what the bare server does: node loopback.cjs URL

const loopback = require('loopback')
const Ajv = require('ajv')

const main = async () => {
  const { answerSchema } = await import('../server/fixtures.ts')
  const { filing } = await import('./shared.mjs')
  const app = loopback()
  // Ours logs a line of each answer; here nothing is logged at all.
  app.set('remoting', { errorHandler: { debug: false, log: false } })
  const db = loopback.createDataSource({ connector: 'postgresql', url: process.argv[2], max: 10 })
  const model = (name, table, columns) => {
    const properties = Object.fromEntries(
      Object.entries(columns).map(([property, [type, column]]) => [
        property,
        { type, id: property === 'id', postgresql: { columnName: column ?? property } },
      ]),
    )
    return db.createModel(name, properties, { postgresql: { schema: 'public', table } })
  }
  const person = {
    id: ['string'],
    firstName: ['string', 'first_name'],
    lastName: ['string', 'last_name'],
    englishName: ['string', 'english_full_name'],
    userSlug: ['string', 'user_slug'],
    username: ['string'],
  }
  const request = {
    id: ['string'],
    ID: ['string', 'number'],
    serviceSlug: ['string', 'service_slug'],
    version: ['number'],
    activityId: ['string', 'activity_id'],
    status: ['string'],
    statusKind: ['string', 'status_kind'],
    data: ['object'],
    ownerId: ['string', 'owner_id'],
    filedBy: ['string', 'filed_by'],
    assigneeId: ['string', 'assignee_id'],
    channel: ['string'],
    dueAt: ['date', 'due_at'],
    revision: ['number'],
    createdAt: ['date', 'created_at'],
    updatedAt: ['date', 'updated_at'],
    actionDate: ['date', 'action_date'],
  }
  const Account = model('Account', 'accounts', person)
  const History = model('History', 'request_history', {
    id: ['string'],
    requestId: ['string', 'request_id'],
    at: ['date'],
    kind: ['string'],
    actor: ['string'],
    detail: ['object'],
  })
  const Document = model('Document', 'files', {
    id: ['string'],
    requestId: ['string', 'request_id'],
    name: ['string'],
    size: ['number'],
    type: ['string'],
  })
  const Requests = model('Request', 'requests', request)
  const { dueAt: _, assigneeId: __, revision: ___, ...written } = request
  const Filed = model('Filed', 'bare_requests', written)
  Requests.belongsTo(Account, { as: 'owner', foreignKey: 'ownerId' })
  Requests.belongsTo(Account, { as: 'assignee', foreignKey: 'assigneeId' })
  Requests.hasMany(History, { as: 'history', foreignKey: 'requestId' })
  Requests.hasMany(Document, { as: 'documents', foreignKey: 'requestId' })
  const Service = model('Service', 'services', {
    id: ['string'],
    slug: ['string'],
    version: ['number'],
    human_id: ['number'],
  })
  const Version = model('Version', 'service_versions', {
    id: ['string', 'service_id'],
    version: ['number'],
    definition: ['object'],
  })
  const Category = model('Category', 'categories', {
    id: ['string'],
    slug: ['string'],
    name: ['object'],
    position: ['number'],
  })

  const Portal = loopback.createModel({ name: 'Portal', base: 'Model', http: { path: '/' } })
  const remote = (name, http, work, accepts = []) => {
    Portal[name] = work
    Portal.remoteMethod(name, { accepts, http, returns: { arg: 'result', type: 'object', root: true } })
  }
  const isValid = new Ajv({ strict: false, allErrors: true }).compile(answerSchema())
  remote('list', { verb: 'get', path: '/list' }, async () => {
    const where = { serviceSlug: 'BENCH_FORM', statusKind: 'open' }
    const [rows, total] = await Promise.all([
      Requests.find({
        where,
        order: ['createdAt DESC', 'id DESC'],
        limit: 20,
        include: ['owner', 'assignee'],
      }),
      Requests.count(where),
    ])
    return { rows, total }
  })
  remote(
    'one',
    { verb: 'get', path: '/one/:number' },
    number =>
      Requests.findOne({
        where: { ID: number, serviceSlug: 'BENCH_FORM' },
        include: ['owner', 'assignee', 'documents', { relation: 'history', scope: { order: 'id DESC' } }],
      }),
    [{ arg: 'number', type: 'string', http: { source: 'path' } }],
  )
  remote('catalogue', { verb: 'get', path: '/catalogue' }, async () => {
    const [services, versions, categories] = await Promise.all([
      Service.find({ order: 'human_id' }),
      Version.find(),
      Category.find({ order: 'position' }),
    ])
    const definitionOf = new Map(versions.map(each => [`${each.id} ${each.version}`, each.definition]))
    const whole = services.map(service => ({
      ...service.toJSON(),
      definition: definitionOf.get(`${service.id} ${service.version}`),
    }))
    return categories.map(category => ({
      ...category.toJSON(),
      services: whole.filter(({ definition }) => definition.categoryIds.includes(category.slug)),
    }))
  })
  remote(
    'file',
    { verb: 'post', path: '/filings', status: 201 },
    async data => {
      if (!isValid(data))
        throw Object.assign(new Error('Invalid'), { statusCode: 400, details: isValid.errors })
      const rows = await new Promise((resolve, reject) =>
        db.connector.execute(filing.numbered, [], (error, found) => (error ? reject(error) : resolve(found))),
      )
      const { id, ID } = await Filed.create({ ...filing.propertiesOf(rows[0]), data })
      return { id, number: ID }
    },
    [{ arg: 'data', type: 'object' }],
  )
  app.model(Portal, { dataSource: null })
  app.use('/', loopback.rest())
  const server = app.listen(0, '127.0.0.1', () => process.send?.({ port: server.address().port }))
}
main().catch(error => {
  process.stderr.write(`${error.stack}\n`)
  process.exit(1)
})
