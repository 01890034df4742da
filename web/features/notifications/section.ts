// The section of the profile about what one is notified of.

import { requiredPart } from '@bawaba/ui/required-part.ts'
import type { ProfileSection } from '../../shell/app.ts'

export const notificationsSection: ProfileSection = {
  key: 'notifications',
  text: { ar: 'الإشعارات', en: 'Notifications' },
  about: { ar: 'ما نبلغك به وكيف يصلك', en: 'What we notify you about, and how' },
  icon: 'bell',
  Component: requiredPart(async () => (await import('./preferences.tsx')).Preferences),
}
