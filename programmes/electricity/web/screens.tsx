// What the programme adds to the apps: one's own meters in the profile, and the pictures of its services.

import { type ProgrammeScreens, picturesIn } from '@bawaba/web/shell/programme-screens.ts'
import { categorySlugs } from '../category-slugs.ts'
import { meterReading } from '../states.ts'
import { address } from './pictures/electricity.pictures.ts?drawn'
import { addMeterRoute } from './routes.tsx'

const pictures = Object.fromEntries(categorySlugs.map(slug => [slug, address]))

export const screens: ProgrammeScreens = {
  ...picturesIn(pictures),
  '': {
    pictures,
    open: [addMeterRoute],
    tasks: [
      {
        path: `/services/${meterReading}/add`,
        text: { ar: 'أرسل قراءة العداد', en: 'Send a meter reading' },
        hint: { ar: 'تصل إلى الشركة في دقائق', en: 'It reaches the company in minutes' },
        icon: 'gauge',
      },
      {
        path: '/services/PAY_BILLS/add',
        text: { ar: 'ادفع فاتورة الكهرباء', en: 'Pay an electricity bill' },
        hint: { ar: 'برقم السداد أو من عداداتك', en: 'By payment number or from your meters' },
        icon: 'document',
      },
    ],
    profile: async () => (await import('./profile.ts')).profile,
  },
}
