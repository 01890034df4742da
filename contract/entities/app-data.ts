// What every app asks for first: names, settings, and the token for calls made before signing in.

import { type Static, Type } from 'typebox'

export const TextSchema = Type.Object({ ar: Type.String(), en: Type.String() })

export const Hotline = Type.Object({ number: Type.String(), label: TextSchema, hours: TextSchema })

export const AppData = Type.Object({
  title: TextSchema,
  description: TextSchema,
  translations: Type.Object({
    ar: Type.Record(Type.String(), Type.String()),
    en: Type.Record(Type.String(), Type.String()),
  }),
  config: Type.Object({
    minIOConfig: Type.Object({
      usingMinIO: Type.Boolean(),
      domain: Type.String(),
      publicBucket: Type.String(),
    }),
    idleTimeoutMs: Type.Integer(),
    heartbeatMs: Type.Integer(),
    scriptTimeoutMs: Type.Integer(),
    bookunitService: Type.Object({ active: Type.Boolean(), serviceSlug: Type.String() }),
    bookUnit: Type.Object({ deactivate: Type.Boolean(), message: TextSchema }),
    languages: Type.Array(Type.String()),
    maps: Type.Object({ domain: Type.String() }),
    hotlines: Type.Array(Hotline),
    maintenance: Type.Optional(Type.Object({ message: TextSchema, until: Type.Optional(Type.String()) })),
  }),
  demo: Type.Boolean(),
  version: Type.String(),
  csrfToken: Type.String(),
  cacheVersion: Type.Literal('v2'),
})
export type AppData = Static<typeof AppData>
