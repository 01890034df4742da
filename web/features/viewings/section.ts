// The section of a citizen's profile about who saw their data.

import { requiredPart } from '@bawaba/ui/required-part.ts'
import type { ProfileSection } from '../../shell/app.ts'

export const viewingsSection: ProfileSection = {
  key: 'viewings',
  text: { ar: 'من اطلع على بياناتك', en: 'Who saw your data' },
  about: { ar: 'الموظفون الذين فتحوا بياناتك ومتى', en: 'Employees who opened your data, and when' },
  icon: 'eye',
  Component: requiredPart(async () => (await import('./viewings.tsx')).Viewings),
}
