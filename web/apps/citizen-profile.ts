// The sections of a citizen's profile, in their order.

import { whoActedSection } from '../features/acting/sections.tsx'
import { documentsSection } from '../features/documents/section.ts'
import { notificationsSection } from '../features/notifications/section.ts'
import { personalDataSection } from '../features/personal-data/section.ts'
import { profileSections } from '../features/profile/sections.tsx'
import { securitySections } from '../features/security/sections.tsx'
import { viewingsSection } from '../features/viewings/section.ts'
import type { ProfileSection } from '../shell/app.ts'

export const sections: readonly ProfileSection[] = [
  ...profileSections,
  documentsSection,
  ...securitySections,
  notificationsSection,
  whoActedSection,
  viewingsSection,
  personalDataSection,
]
