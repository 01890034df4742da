// The figures of the offering in their order, and what they count.

import { bannerMessages as messages } from './banner-messages.ts'

export const figureLabels = {
  units: messages.units,
  cities: messages.cities,
  projects: messages.projectsCount,
} as const
export const figureNames = ['units', 'cities', 'projects'] as const
