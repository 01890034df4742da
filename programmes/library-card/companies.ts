// Where the fictional library's people belong: two companies, so that lists that depend on each other can be tried.

import type { CompanyDefinition } from '@bawaba/contract/programme.ts'

export const companies: CompanyDefinition[] = [
  {
    code: 'LIBRARY',
    name: { ar: 'مكتبة المدينة', en: 'City library' },
    sectors: [
      {
        code: 'LIBRARY_RIVER',
        name: { ar: 'قطاع النهر', en: 'River sector' },
        centers: [
          { code: 'LIBRARY_RIVER_EAST', name: { ar: 'فرع الشرق', en: 'East branch' } },
          { code: 'LIBRARY_RIVER_WEST', name: { ar: 'فرع الغرب', en: 'West branch' } },
        ],
      },
      {
        code: 'LIBRARY_HILL',
        name: { ar: 'قطاع التل', en: 'Hill sector' },
        centers: [{ code: 'LIBRARY_HILL_TOP', name: { ar: 'فرع القمة', en: 'Hilltop branch' } }],
      },
    ],
  },
  {
    code: 'LIBRARY_TRUST',
    name: { ar: 'هيئة المكتبات', en: 'Libraries trust' },
    isHolding: true,
    sectors: [
      {
        code: 'LIBRARY_TRUST_BOOKS',
        name: { ar: 'قطاع الكتب', en: 'Books sector' },
        centers: [{ code: 'LIBRARY_TRUST_BINDERY', name: { ar: 'دار التجليد', en: 'Bindery' } }],
      },
    ],
  },
]
