// The sections of the profile of staff and agents, in their order.

import { notificationsSection } from '../features/notifications/section.ts'
import { profileSections } from '../features/profile/sections.tsx'
import { securitySections } from '../features/security/sections.tsx'
import type { ProfileSection } from '../shell/app.ts'

export const sections: readonly ProfileSection[] = [
  ...profileSections,
  ...securitySections,
  notificationsSection,
]
