// Notifications over HTTP.

import type { notificationCalls } from '@bawaba/contract/calls/notifications.ts'
import { NotificationTemplate } from '@bawaba/contract/entities/notification.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { createCollection, type Vocabulary } from '../../platform/filter/index.ts'
import { type Call, type Handlers, type SignedIn, signedIn } from '../../platform/http/call.ts'
import { revisionOf } from '../../platform/http/headers.ts'
import type { NotificationList } from './list.ts'
import type { Preferences } from './preferences.ts'
import type { Preview } from './preview.ts'
import type { Templates } from './templates.ts'

type Dependencies = {
  list: NotificationList
  preferences: Preferences
  preview: Preview
  templates: Templates
}
type TemplateCalls =
  | 'GET notificationTemplates'
  | 'GET notificationTemplates/count'
  | 'GET notificationTemplates/:id'
  | 'GET notificationTemplates/:id/exists'
  | 'POST notificationTemplates'
  | 'PATCH notificationTemplates/:id'
  | 'DELETE notificationTemplates/:id'
  | 'POST notificationTemplates/preview'

const vocabulary: Vocabulary = {
  fields: new Map([
    ['id', 'text'],
    ['kind', 'text'],
    ['service', 'text'],
    ['stage', 'text'],
    ['language', 'text'],
    ['active', 'boolean'],
    ['changedAt', 'instant'],
  ]),
  parts: Object.keys(NotificationTemplate.properties),
  defaultLimit: 100,
  maxLimit: 500,
}

const byOf = (call: Pick<Call, 'actor' | 'address'>) => ({
  accountId: signedIn(call).accountId,
  address: call.address,
})
/** Who calls, and never whom they act for. */
const own = (call: Pick<Call, 'actor'>): SignedIn => signedIn(call)

export const notificationRoutes = ({
  list,
  preferences,
  preview,
  templates,
}: Dependencies): Handlers<keyof typeof notificationCalls | TemplateCalls> => {
  const all = createCollection(vocabulary, (from: Templates) => from.all())
  const one = (id: string, filter: unknown): Partial<NotificationTemplate> => {
    const found = all.byId(templates, id, filter)
    if (!found) throw new Problem('NOT_FOUND')
    return found
  }
  return {
    'GET Notifications': async call => {
      const { rows, total, next } = await list.list(own(call).accountId, call.language, call.query)
      if (total !== undefined) call.setHeader('x-total-count', String(total))
      if (next) call.setHeader('x-next-cursor', next)
      return rows
    },
    'GET Notifications/count': call => list.count(own(call).accountId, call.query.where),
    'POST Notifications/markAsSeen': call => list.markSeen(own(call).accountId, call.body),
    'POST Notifications/markAsRead': call => list.markRead(own(call).accountId, call.body),
    'GET Notifications/preferences': call => preferences.show(own(call)),
    'PUT Notifications/preferences': call =>
      preferences.change(own(call), call.body, revisionOf(call.header('if-match'))),
    'GET notificationTemplates': async ({ query }) => {
      await templates.load()
      return all.find(templates, query.filter)
    },
    'GET notificationTemplates/count': ({ query }) => ({ count: all.count(templates, query.where) }),
    'GET notificationTemplates/:id': async ({ params, query }) => {
      await templates.load()
      return one(params.id, query.filter)
    },
    'GET notificationTemplates/:id/exists': ({ params }) => ({ exists: all.has(templates, params.id) }),
    'POST notificationTemplates': call => templates.add(byOf(call), call.body),
    'PATCH notificationTemplates/:id': call =>
      templates.change(byOf(call), call.params.id, revisionOf(call.header('if-match')), call.body),
    'DELETE notificationTemplates/:id': async call => {
      await templates.remove(byOf(call), call.params.id, revisionOf(call.header('if-match')))
      return null
    },
    'POST notificationTemplates/preview': call => preview.write(own(call).accountId, call.body),
  }
}
