// The slugs of the programme's categories, without their names: pages know them before anything is read.

export const categorySlugs = [
  'electricity',
  'connections',
  'meters',
  'bills',
  'contracts',
  'inspections',
] as const
export type CategorySlug = (typeof categorySlugs)[number]
