// The sections of a profile about signing in.

import { lazy } from 'react'
import type { ProfileSection } from '../../shell/app.ts'

export const securitySections: readonly ProfileSection[] = [
  {
    key: 'password',
    text: { ar: 'كلمة المرور', en: 'Password' },
    icon: 'lock',
    Component: lazy(async () => ({ default: (await import('./password-section.tsx')).PasswordSection })),
  },
  {
    key: 'security',
    text: { ar: 'تأكيد الدخول', en: 'Confirming it is you' },
    icon: 'key',
    Component: lazy(async () => ({ default: (await import('./factors-section.tsx')).FactorsSection })),
  },
  {
    key: 'identities',
    text: { ar: 'الهويات المرتبطة', en: 'Linked identities' },
    icon: 'shield',
    Component: lazy(async () => ({
      default: (await import('./identities-section.tsx')).IdentitiesSection,
    })),
  },
  {
    key: 'devices',
    text: { ar: 'الأجهزة', en: 'Devices' },
    icon: 'phone',
    Component: lazy(async () => ({ default: (await import('./devices-section.tsx')).DevicesSection })),
  },
]
