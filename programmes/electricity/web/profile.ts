// What the programme adds to one's own profile: the meters.

import { requiredPart } from '@bawaba/ui/required-part.ts'
import type { ProfileSection } from '@bawaba/web/shell/app.ts'

export const profile: readonly ProfileSection[] = [
  {
    key: 'meters',
    text: { ar: 'عداداتي', en: 'My meters' },
    about: { ar: 'العدادات المرتبطة بحسابك', en: 'Meters linked to your account' },
    icon: 'gauge',
    Component: requiredPart(async () => (await import('./meters/meters-section.tsx')).MetersSection),
  },
]
