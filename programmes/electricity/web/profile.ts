// What the programme adds to one's own profile: the meters.

import type { ProfileSection } from '@bawaba/web/shell/app.ts'
import { lazy } from 'react'

export const profile: readonly ProfileSection[] = [
  {
    key: 'meters',
    text: { ar: 'عداداتي', en: 'My meters' },
    icon: 'gauge',
    Component: lazy(async () => ({ default: (await import('./meters/meters-section.tsx')).MetersSection })),
  },
]
