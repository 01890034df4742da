// One's documents as a section of the profile.

import { lazy } from 'react'
import type { ProfileSection } from '../../shell/app.ts'
import { messages } from './messages.ts'

export const documentsSection: ProfileSection = {
  key: 'documents',
  text: messages.title,
  icon: 'document',
  Component: lazy(async () => ({ default: (await import('./document-list.tsx')).DocumentList })),
}
