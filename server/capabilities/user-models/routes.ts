// The user models over HTTP, by the filter.

import type { UserModel } from '@bawaba/contract/entities/user-model.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { applyFilter, parseFilter, type Vocabulary } from '../../platform/filter/index.ts'
import type { Handlers } from '../../platform/http/call.ts'
import type { UserModels } from './user-models.ts'

const vocabulary: Vocabulary = {
  fields: new Map([
    ['id', 'text'],
    ['userSlug', 'text'],
    ['registration', 'boolean'],
  ]),
  parts: [
    'id',
    'userSlug',
    'label',
    'registration',
    'activities',
    'lockedSections',
    'translations',
  ] as (keyof UserModel)[],
  defaultLimit: 100,
  maxLimit: 100,
}

export const userModelRoutes = (
  models: UserModels,
): Handlers<'GET dynamic_users' | 'GET dynamic_users/findOne'> => ({
  'GET dynamic_users': ({ query }) => applyFilter(parseFilter(query.filter, vocabulary), models.all()),

  'GET dynamic_users/findOne': ({ query }) => {
    const [found] = applyFilter(parseFilter(query.filter, vocabulary), models.all())
    if (!found) throw new Problem('MODEL_NOT_FOUND')
    return found
  },
})
