// What screens of the seeds ask for, by LoopBack's own client: models over loopback-connector-remote.

const loopback = require('loopback')

const id = { type: String, id: true }

/** Runs every step against the API at `url`; answers what each of them gave. */
exports.runClient = async url => {
  const source = loopback.createDataSource({ connector: require('loopback-connector-remote'), url })
  const model = (name, properties) => {
    const made = loopback.PersistedModel.extend(name, { id, ...properties }, { plural: name, strict: false })
    made.attachTo(source)
    return made
  }
  const card = model('LIBRARY_CARD', { ID: String, status: String, data: Object, createdAt: Date })
  const categories = model('Categories', { slug: String })
  const services = model('dynamic_services', { serviceSlug: String })
  const users = model('dynamic_users', { userSlug: String })
  const plain = value => JSON.parse(JSON.stringify(value))

  const filed = await card.create({
    data: {
      fullName: 'Layla Hassan',
      birthDate: '1991-03-27',
      identity: 'NATIONAL_ID',
      nationalId: '29104120103458',
      mobile: '+971501234567',
      branch: 'RIVER',
      booksAtOnce: 5,
      subjects: ['HISTORY'],
      rules: true,
    },
    clientHooksData: { step: 1 },
  })
  const listed = await card.find({
    where: { status: 'NEW', createdAt: { gt: new Date(0) }, 'data.booksAtOnce': { between: ['1', '9'] } },
    fields: { clientHooksData: false, history: false },
    include: { relation: 'documents', scope: { fields: ['id', 'name'], order: 'name', limit: 3 } },
    order: 'createdAt DESC, ID ASC',
    limit: 5,
  })
  const found = await card.findOne({ where: { ID: filed.ID }, include: ['documents'] })
  const some = await card.findById(filed.id, { fields: ['id', 'ID', 'clientHooksData'], include: 'history' })
  const alike = await card.find({
    where: {
      'data.fullName': { like: 'layla%', options: 'i' },
      or: [{ version: '9' }, { deliverableNumber: 1 }],
    },
  })
  const exists = [await card.exists(filed.id), await card.exists('01a1f000-0000-7000-8000-000000000001')]
  const counted = [await card.count(), await card.count({ status: 'CANCELLED' })]
  const changed = await found.updateAttributes({ activityId: 'CANCEL', data: {} })
  const tree = await categories.find({
    fields: ['id', 'slug', 'services'],
    include: [
      { relation: 'services', scope: { fields: ['serviceSlug'], where: { hiddenOn: { neq: 'web' } } } },
    ],
  })
  const service = await services.findOne({
    where: { serviceSlug: 'LIBRARY_CARD' },
    fields: ['id', 'serviceSlug'],
  })
  const again = await services.findById(service.id, { fields: ['serviceSlug'] })
  const user = await users.findOne({ where: { userSlug: 'citizen' }, fields: ['id', 'userSlug'] })
  const unregistered = await users.find({ where: { registration: { neq: true } }, fields: ['userSlug'] })
  const amounts = [await services.count(), await categories.count(), await users.count()]
  return plain({
    filed,
    listed,
    found,
    some,
    alike,
    exists,
    counted,
    changed,
    tree,
    service,
    again,
    user,
    unregistered,
    amounts,
  })
}
