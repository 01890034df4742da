// A service center as people look for one.

import { type Static, Type } from 'typebox'
import { TextSchema } from './app-data.ts'
import { CenterClosure } from './closure.ts'

export const ServiceCenter = Type.Object({
  code: Type.String(),
  name: TextSchema,
  sector: TextSchema,
  company: TextSchema,
  /** None where the programme does not say, as of the next two. */
  governorate: Type.Optional(TextSchema),
  address: Type.Optional(TextSchema),
  /** Degrees of WGS 84. */
  coordinates: Type.Optional(Type.Object({ latitude: Type.Number(), longitude: Type.Number() })),
  /** Closures now and to come; none where it has no visits by appointment. */
  closures: Type.Optional(Type.Array(CenterClosure)),
})
export type ServiceCenter = Static<typeof ServiceCenter>
