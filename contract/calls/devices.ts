// Where a person is signed in.

import { Type } from 'typebox'
import { SignedInDevice } from '../entities/device.ts'
import { signedIn } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { PersonParams } from './parts.ts'

export const deviceCalls = defineCalls({
  'GET :slug/:id/sessions': {
    summary: { ar: 'الأجهزة المسجل منها الدخول', en: 'Devices that are signed in' },
    tag: 'sign-in',
    params: PersonParams,
    answer: Type.Array(SignedInDevice),
    policy: signedIn,
    errors: ['NOT_FOUND'],
  },
  'DELETE :slug/:id/sessions': {
    summary: { ar: 'الخروج من الأجهزة الأخرى كلها', en: 'Sign out of every other device' },
    tag: 'sign-in',
    params: PersonParams,
    answer: Type.Null(),
    status: 204,
    policy: signedIn,
    errors: ['NOT_FOUND'],
  },
  'DELETE :slug/:id/sessions/:sessionId': {
    summary: { ar: 'الخروج من جهاز', en: 'Sign out of a device' },
    tag: 'sign-in',
    params: Type.Object({ ...PersonParams.properties, sessionId: Type.String({ maxLength: 64 }) }),
    answer: Type.Null(),
    status: 204,
    policy: signedIn,
    errors: ['NOT_FOUND'],
  },
})
