// The sections of a profile about signing in.

import { requiredPart } from '@bawaba/ui/required-part.ts'
import type { ProfileSection } from '../../shell/app.ts'

export const securitySections: readonly ProfileSection[] = [
  {
    key: 'password',
    text: { ar: 'كلمة المرور', en: 'Password' },
    about: { ar: 'تغيير كلمة المرور', en: 'Change your password' },
    icon: 'lock',
    Component: requiredPart(async () => (await import('./password-section.tsx')).PasswordSection),
  },
  {
    key: 'security',
    text: { ar: 'تأكيد الدخول', en: 'Confirming it is you' },
    about: { ar: 'وسائل التحقق بخطوتين ورموز الاسترداد', en: 'Two-step verification and recovery codes' },
    icon: 'key',
    Component: requiredPart(async () => (await import('./factors-section.tsx')).FactorsSection),
  },
  {
    key: 'identities',
    text: { ar: 'الهويات المرتبطة', en: 'Linked identities' },
    about: { ar: 'جهات أخرى تسجل الدخول بها', en: 'Other providers you sign in with' },
    icon: 'shield',
    Component: requiredPart(async () => (await import('./identities-section.tsx')).IdentitiesSection),
  },
  {
    key: 'devices',
    text: { ar: 'الأجهزة', en: 'Devices' },
    about: { ar: 'الأجهزة التي سجلت الدخول منها', en: 'Where you are signed in now' },
    icon: 'phone',
    Component: requiredPart(async () => (await import('./devices-section.tsx')).DevicesSection),
  },
]
