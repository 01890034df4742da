// The section of a citizen's profile about who saw their data.

import { lazy } from 'react'
import type { ProfileSection } from '../../shell/app.ts'

export const viewingsSection: ProfileSection = {
  key: 'viewings',
  text: { ar: 'من اطلع على بياناتك', en: 'Who saw your data' },
  icon: 'eye',
  Component: lazy(async () => ({ default: (await import('./viewings.tsx')).Viewings })),
}
