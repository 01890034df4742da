// The section of a citizen's profile about taking one's data along and having it erased.

import { requiredPart } from '@bawaba/ui/required-part.ts'
import type { ProfileSection } from '../../shell/app.ts'

export const personalDataSection: ProfileSection = {
  key: 'data',
  text: { ar: 'تنزيل بياناتك أو محوها', en: 'Download or erase your data' },
  about: {
    ar: 'نسخة من كل بياناتك، أو محوها نهائيًا',
    en: 'A copy of all your data, or its permanent erasure',
  },
  icon: 'download',
  Component: requiredPart(async () => (await import('./own-data.tsx')).OwnData),
}
