// A service center as people look for one.

import { type Static, Type } from 'typebox'
import { TextSchema } from './app-data.ts'

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
})
export type ServiceCenter = Static<typeof ServiceCenter>
