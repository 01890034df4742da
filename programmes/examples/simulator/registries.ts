// The simulated registries: births, civil registry offices, prices of certificates, tenders, aquifers. They only answer, and
// write nothing.
// A registry is asked `POST /api/registries/<what>` with `{ parameters }` and answers `{ answer }`, or 404 `unknown`.

import type { FastifyInstance } from 'fastify'
import { aquifers, births, offices, prices, tenders } from './records.ts'

type Parameters = Record<string, unknown>
/** undefined: it knows nothing of what was asked. */
type Registry = (parameters: Parameters) => unknown

const registries: Record<string, Registry> = {
  birth: ({ nationalId }) => births.find(birth => birth.nationalId === nationalId),
  offices: ({ governorate }) => {
    const found = offices.filter(office => office.governorate === governorate)
    return found.length === 0 ? undefined : { offices: found }
  },
  prices: () => prices,
  tenders: () => tenders,
  tender: ({ code }) => tenders.find(tender => tender.code === code),
  aquifers: ({ governorate }) => aquifers.filter(aquifer => aquifer.governorate === governorate),
  aquifer: ({ code }) => aquifers.find(aquifer => aquifer.code === code),
}

const body = {
  type: 'object',
  required: ['parameters'],
  additionalProperties: false,
  properties: { parameters: { type: 'object', maxProperties: 20 } },
} as const

export const registerRegistries = (app: FastifyInstance): void => {
  app.post<{ Params: { what: string }; Body: { parameters: Parameters } }>(
    '/registries/:what',
    { schema: { body } },
    async ({ params, body: { parameters } }, reply) => {
      const registry = Object.hasOwn(registries, params.what) ? registries[params.what] : undefined
      const answer = registry?.(parameters)
      return answer === undefined ? reply.code(404).send({ error: 'unknown' }) : { answer }
    },
  )
}
