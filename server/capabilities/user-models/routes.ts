// The user models over HTTP, by the filter.

import { UserModel } from '@bawaba/contract/entities/user-model.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { createCollection, type Vocabulary } from '../../platform/filter/index.ts'
import { type Handlers, signedIn } from '../../platform/http/call.ts'
import type { UserModels } from './user-models.ts'

const vocabulary: Vocabulary = {
  fields: new Map([
    ['id', 'text'],
    ['userSlug', 'text'],
    ['registration', 'boolean'],
  ]),
  parts: Object.keys(UserModel.properties),
  defaultLimit: 100,
  maxLimit: 100,
}

type ModelCalls =
  | 'GET dynamic_users'
  | 'GET dynamic_users/findOne'
  | 'GET dynamic_users/count'
  | 'GET dynamic_users/:id'
  | 'GET dynamic_users/:id/exists'
  | 'POST dynamic_users/:id/check'
  | 'POST dynamic_users/:id/publish'
  | 'GET dynamic_users/:id/versions'

const withSchema = (model: UserModel): UserModel => ({
  ...model,
  schema: Object.fromEntries(
    model.activities.flatMap(({ steps }) => steps.flatMap(step => Object.entries(step.fieldsSchema))),
  ),
})

const found = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new Problem('MODEL_NOT_FOUND')
  return row
}

export const userModelRoutes = (models: UserModels): Handlers<ModelCalls> => {
  const all = createCollection(vocabulary, (from: UserModels): UserModel[] => from.all().map(withSchema))
  return {
    'GET dynamic_users': ({ query }) => all.find(models, query.filter),
    'GET dynamic_users/findOne': ({ query }) => found(all.first(models, query.filter)),
    'GET dynamic_users/count': ({ query }) => ({ count: all.count(models, query.where) }),
    'GET dynamic_users/:id': ({ params, query }) => found(all.byId(models, params.id, query.filter)),
    'GET dynamic_users/:id/exists': ({ params }) => ({ exists: all.has(models, params.id) }),
    'POST dynamic_users/:id/check': ({ params, body }) => models.check(params.id, body.definition),
    'POST dynamic_users/:id/publish': async call => {
      const by = { accountId: signedIn(call).accountId, address: call.address }
      return { version: await models.publish(call.params.id, call.body, by) }
    },
    'GET dynamic_users/:id/versions': ({ params }) => models.versions(params.id),
  }
}
