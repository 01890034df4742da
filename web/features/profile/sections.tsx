// The profile's own sections. An app lists these and what other features add: security, devices, meters.

import { requiredPart } from '@bawaba/ui/required-part.ts'
import type { ProfileSection } from '../../shell/app.ts'

export const profileSections: readonly ProfileSection[] = [
  {
    key: 'details',
    text: { ar: 'بياناتك', en: 'Your details' },
    about: { ar: 'الاسم والعنوان وبيانات الهوية', en: 'Your name, address and identity' },
    icon: 'user',
    Component: requiredPart(async () => (await import('./details.tsx')).Details),
  },
  {
    key: 'contact',
    text: { ar: 'الهاتف والبريد', en: 'Mobile and e-mail' },
    about: { ar: 'أرقام وعناوين نراسلك عليها', en: 'How we can reach you' },
    icon: 'phone',
    Component: requiredPart(async () => (await import('./contact.tsx')).Contact),
  },
]
