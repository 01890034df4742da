// The section of the profile about what one is notified of.

import { lazy } from 'react'
import type { ProfileSection } from '../../shell/app.ts'

export const notificationsSection: ProfileSection = {
  key: 'notifications',
  text: { ar: 'الإشعارات', en: 'Notifications' },
  icon: 'bell',
  Component: lazy(async () => ({ default: (await import('./preferences.tsx')).Preferences })),
}
