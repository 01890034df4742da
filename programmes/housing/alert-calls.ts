// The calls by which people ask to be notified when a project has available units again.

import { defineCalls } from '@bawaba/contract/calls/call.ts'
import { Type } from 'typebox'

const params = Type.Object({ code: Type.String({ maxLength: 32 }) })

export const alertCalls = defineCalls({
  'GET projects/:code/alert': {
    summary: {
      ar: 'هل طلبت إخطارك بما يصبح متاحًا في مشروع',
      en: 'Whether the caller is to be notified when a project has available units again',
    },
    tag: 'catalogue',
    params,
    answer: Type.Object({ isOn: Type.Boolean() }),
    policy: { citizen: 'own' },
    errors: ['NOT_FOUND'],
  },
  'PUT projects/:code/alert': {
    summary: {
      ar: 'طلب إخطار واحد عندما تتاح وحدات في مشروع',
      en: 'Be notified once when a project has available units; asked again it is the same',
    },
    tag: 'catalogue',
    params,
    answer: Type.Null(),
    status: 204,
    policy: { citizen: 'own' },
    errors: ['NOT_FOUND', 'MAX_ATTEMPTS'],
  },
  'DELETE projects/:code/alert': {
    summary: { ar: 'إلغاء طلب الإخطار', en: 'Take the request to be notified back' },
    tag: 'catalogue',
    params,
    answer: Type.Null(),
    status: 204,
    policy: { citizen: 'own' },
    errors: ['NOT_FOUND'],
  },
})
