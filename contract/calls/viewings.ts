// Who saw my data.

import { Type } from 'typebox'
import { Viewing } from '../entities/viewing.ts'
import { defineCalls } from './call.ts'
import { PersonParams } from './parts.ts'

export const viewingCalls = defineCalls({
  'GET :slug/:id/viewings': {
    summary: { ar: 'من اطلع على بياناتك', en: 'When staff looked at one’s data, newest first' },
    tag: 'people',
    params: PersonParams,
    query: Type.Object(
      { after: Type.Optional(Type.String({ maxLength: 64 })) },
      { additionalProperties: false },
    ),
    answer: Type.Array(Viewing),
    policy: { citizen: 'own' },
    errors: ['NOT_FOUND'],
  },
})
