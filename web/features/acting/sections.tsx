// The section of a citizen's profile about acting.

import { requiredPart } from '@bawaba/ui/required-part.ts'
import type { ProfileSection } from '../../shell/app.ts'

export const whoActedSection: ProfileSection = {
  key: 'acting',
  text: { ar: 'من عمل نيابةً عنك', en: 'Who acted for you' },
  about: { ar: 'الوكلاء والموظفون ومدة عملهم', en: 'Agents and employees, and for how long' },
  icon: 'users',
  Component: requiredPart(async () => (await import('./who-acted.tsx')).WhoActed),
}
