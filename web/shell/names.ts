// What stands on a page even when the portal's settings could not be loaded: a name and numbers to call.

import type { AppData } from '@bawaba/contract/entities/app-data.ts'
import type { Text } from '@bawaba/language/index.ts'

export type Hotline = AppData['config']['hotlines'][number]

export const portalName: Text = {
  ar: 'بوابة',
  en: 'Bawaba',
}

export const portalDescription: Text = {
  ar: 'بوابة الخدمات الحكومية',
  en: 'Government services portal',
}

export const hotlinesOf = (config: AppData['config'] | undefined): readonly Hotline[] =>
  config?.hotlines.length ? config.hotlines : fallbackHotlines

/** Those of the service's own programme stand first. */
export const hotlinesFor = (
  config: AppData['config'] | undefined,
  { categoryIds = [] }: { categoryIds?: readonly string[] },
): readonly Hotline[] => {
  const isOwn = ({ categories }: Hotline) => categories.some(category => categoryIds.includes(category))
  return hotlinesOf(config).toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
}

/** The portal's own, where nothing could be read. */
const fallbackHotlines: readonly Hotline[] = [
  {
    number: '19010',
    label: { ar: 'الخط الساخن', en: 'Hotline' },
    hours: {
      ar: 'يوميًا من ٨ صباحًا حتى ١٢ منتصف الليل بتوقيت القاهرة',
      en: 'Every day, 8am to midnight, Cairo time',
    },
    categories: [],
  },
]
