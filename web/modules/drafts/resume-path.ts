// The address at which a draft continues.

import type { DraftRow } from '@bawaba/contract/entities/draft.ts'

/** The page of the form that a draft was left on. */
export const resumePath = ({ serviceSlug, id, name, step }: DraftRow): string => {
  const search = new URLSearchParams(name ? { draft: id } : {})
  if (step) search.set('step', step)
  return `/services/${serviceSlug}/add${search.size > 0 ? `?${search}` : ''}`
}
