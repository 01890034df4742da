// What the programme adds to the apps: one's own meters in the profile, and the pictures of its services.

import { type ProgrammeScreens, picturesIn } from '@bawaba/web/shell/programme-screens.ts'
import { categorySlugs } from '../category-slugs.ts'
import { meterReading } from '../states.ts'
import { address } from './pictures/electricity.pictures.ts?drawn'
import { addMeterRoute, powerCutsRoute } from './routes.tsx'

const pictures = Object.fromEntries(categorySlugs.map(slug => [slug, address]))

/** In the build of the employees' app alone, and on the server, which knows the paths of all. */
const staff: ProgrammeScreens =
  import.meta.env.SSR || import.meta.env.APP === 'employee'
    ? { '/employee': async () => (await import('./staff-screens.tsx')).staffScreens }
    : {}

export const screens: ProgrammeScreens = {
  ...picturesIn(pictures),
  ...staff,
  '': {
    pictures,
    open: [addMeterRoute, powerCutsRoute],
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
