// The keys by which anybody checks what the portal signed.

import { Type } from 'typebox'
import { everyone } from '../policy-rows.ts'
import { defineCalls } from './call.ts'

export const signingCalls = defineCalls({
  'GET receiptKeys': {
    summary: {
      ar: 'المفاتيح العامة للإيصالات والشهادات',
      en: 'The public keys (Ed25519) by which anybody checks receipts and letters',
    },
    tag: 'app',
    answer: Type.Array(
      Type.Object({
        id: Type.String(),
        publicKey: Type.String(),
        /** When the portal first had it. */
        since: Type.String({ format: 'date-time' }),
      }),
    ),
    policy: everyone,
    errors: [],
  },
})
