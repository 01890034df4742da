// The areas of power cuts: those of the companies' service centers, as meters name them.

import type { Text } from '@bawaba/language/index.ts'
import { companies } from './companies.ts'

export type Area = { code: string; name: Text; governorate: Text }

const prefixes = { ar: /^مركز خدمة /, en: / service center$/ } as const

/** All areas, in the order of the companies; `code` is that of the center: SOUTH_CAIRO_MAADI_DEGLA. */
export const areas: readonly Area[] = companies.flatMap(({ sectors }) =>
  sectors.flatMap(({ centers }) =>
    centers.map(({ code, name, governorate = name }) => ({
      code,
      name: { ar: name.ar.replace(prefixes.ar, ''), en: name.en.replace(prefixes.en, '') },
      governorate,
    })),
  ),
)

const byCode = new Map(areas.map(area => [area.code, area]))
export const areaAt = (code: string): Area | undefined => byCode.get(code)
