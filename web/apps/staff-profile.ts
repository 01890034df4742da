// The sections of the profile of staff and agents, in their order.

import { profileSections } from '../features/profile/sections.tsx'
import { securitySections } from '../features/security/sections.tsx'
import type { ProfileSection } from '../shell/app.ts'

export const sections: readonly ProfileSection[] = [...profileSections, ...securitySections]
