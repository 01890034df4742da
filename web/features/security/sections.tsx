// The sections of a profile about signing in.

import { requiredPart } from '@bawaba/ui/required-part.ts'
import type { ProfileSection } from '../../shell/app.ts'

export const securitySections: readonly ProfileSection[] = [
  {
    key: 'password',
    text: { ar: 'كلمة المرور', en: 'Password' },
    icon: 'lock',
    Component: requiredPart(async () => (await import('./password-section.tsx')).PasswordSection),
  },
  {
    key: 'security',
    text: { ar: 'تأكيد الدخول', en: 'Confirming it is you' },
    icon: 'key',
    Component: requiredPart(async () => (await import('./factors-section.tsx')).FactorsSection),
  },
  {
    key: 'identities',
    text: { ar: 'الهويات المرتبطة', en: 'Linked identities' },
    icon: 'shield',
    Component: requiredPart(async () => (await import('./identities-section.tsx')).IdentitiesSection),
  },
  {
    key: 'devices',
    text: { ar: 'الأجهزة', en: 'Devices' },
    icon: 'phone',
    Component: requiredPart(async () => (await import('./devices-section.tsx')).DevicesSection),
  },
]
