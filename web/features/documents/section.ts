// One's documents as a section of the profile.

import { requiredPart } from '@bawaba/ui/required-part.ts'
import type { ProfileSection } from '../../shell/app.ts'
import { messages } from './messages.ts'

export const documentsSection: ProfileSection = {
  key: 'documents',
  text: messages.title,
  about: { ar: 'خطابات وشهادات أصدرناها لك', en: 'Letters and certificates we issued to you' },
  icon: 'document',
  Component: requiredPart(async () => (await import('./document-list.tsx')).DocumentList),
}
