// What the portal says of itself: its name, its authority, whom to call. Settings and programmes decide.

import type { PortalFacts } from '@bawaba/contract/content-words.ts'
import type { AppData } from '@bawaba/contract/entities/app-data.ts'
import type { Contributions } from '../../capability.ts'
import type { Config } from '../../config.ts'

type Hotlines = AppData['config']['hotlines']

const portal = { ar: 'بوابة', en: 'Bawaba' }
/** The portal's own number, where no programme has one. */
const ownHotline = {
  number: '19010',
  label: { ar: 'الخط الساخن', en: 'Hotline' },
  hours: {
    ar: 'يوميًا من ٨ صباحًا إلى ١٢ منتصف الليل بتوقيت القاهرة',
    en: 'Every day, 8:00 to 24:00, Cairo time',
  },
  categories: [],
}

/** Read when something is asked for: programmes plug in after the platform. */
export const factsOf = (
  config: Config,
  contributions: Contributions,
): PortalFacts & { hotlines: Hotlines } => {
  const hotlines = [...contributions.values()].flatMap(({ hotlines: own = [] }) => own)
  return {
    portal,
    authorities: config.LOGOS.map(({ name }) => name),
    hotlines: hotlines.length > 0 ? hotlines : [ownHotline],
  }
}
