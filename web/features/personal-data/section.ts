// The section of a citizen's profile about taking one's data along and having it erased.

import { lazy } from 'react'
import type { ProfileSection } from '../../shell/app.ts'

export const personalDataSection: ProfileSection = {
  key: 'data',
  text: { ar: 'تنزيل بياناتك أو محوها', en: 'Download or erase your data' },
  icon: 'download',
  Component: lazy(async () => ({ default: (await import('./own-data.tsx')).OwnData })),
}
