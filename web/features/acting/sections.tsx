// The section of a citizen's profile about acting.

import { lazy } from 'react'
import type { ProfileSection } from '../../shell/app.ts'

export const whoActedSection: ProfileSection = {
  key: 'acting',
  text: { ar: 'من عمل نيابةً عنك', en: 'Who acted for you' },
  icon: 'users',
  Component: lazy(async () => ({ default: (await import('./who-acted.tsx')).WhoActed })),
}
