// What the programme adds to the apps: one's own meters in the profile, and the pictures of its services.

import { type ProgrammeScreens, picturesIn } from '@bawaba/web/shell/programme-screens.ts'
import { categorySlugs } from '../category-slugs.ts'
import { address } from './pictures/electricity.pictures.ts?drawn'
import { addMeterRoute } from './routes.tsx'

const pictures = Object.fromEntries(categorySlugs.map(slug => [slug, address]))

export const screens: ProgrammeScreens = {
  ...picturesIn(pictures),
  '': {
    pictures,
    open: [addMeterRoute],
    profile: async () => (await import('./profile.ts')).profile,
  },
}
