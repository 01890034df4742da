// The categories under which people find the programme's services.

import type { CategoryDefinition } from '@bawaba/contract/programme.ts'
import type { Text } from '@bawaba/language/index.ts'
import { type CategorySlug, categorySlugs } from './category-slugs.ts'

const names: Record<CategorySlug, Text> = {
  electricity: { ar: 'الكهرباء', en: 'Electricity' },
  connections: { ar: 'توصيل الكهرباء', en: 'Connections' },
  meters: { ar: 'العدادات والقراءات', en: 'Meters and readings' },
  bills: { ar: 'فواتير الكهرباء', en: 'Electricity bills' },
  contracts: { ar: 'عقود الكهرباء', en: 'Electricity contracts' },
  inspections: { ar: 'المعاينات والإنذارات', en: 'Inspections and warnings' },
}

export const categories: CategoryDefinition[] = categorySlugs.map((slug, index) => ({
  slug,
  name: names[slug],
  position: index + 2,
}))
