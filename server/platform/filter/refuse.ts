// Every refusal of a filter has one code and names its place.

import type { DetailKey } from '@bawaba/contract/detail-keys.ts'
import { Problem } from '@bawaba/contract/problem.ts'

/** Throws Problem INVALID_FILTER with the place and the key of what is wrong there. */
export const refuse = (path: string, key: DetailKey, params?: Record<string, unknown>): never => {
  throw new Problem('INVALID_FILTER', { details: [{ path, key, ...(params ? { params } : {}) }] })
}

/** Throws a refusal again, its place that of a filter inside another. */
export const refuseWithin = (within: string, error: unknown): never => {
  const [detail] = error instanceof Problem ? (error.details ?? []) : []
  if (!detail) throw error
  return refuse(`${within}${detail.path}`, detail.key as DetailKey, detail.params)
}
