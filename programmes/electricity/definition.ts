// The electricity programme: connections and complaints now; meters, readings and bills join them.

import type { Programme } from '@bawaba/contract/programme.ts'
import { companies } from './companies.ts'

export const electricity = {
  slug: 'electricity',
  name: { ar: 'خدمات الكهرباء', en: 'Electricity services' },
  categories: [{ slug: 'electricity', name: { ar: 'الكهرباء', en: 'Electricity' }, position: 2 }],
  companies,
  services: new URL('services/', import.meta.url),
} satisfies Programme
