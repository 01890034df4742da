// What the pages say of each audience, and of each state of an announcement.

import type { AnnouncementState, Audience } from '@bawaba/contract/announcement-rules.ts'
import type { Text } from '@bawaba/language/index.ts'
import type { PillKind } from '@bawaba/ui/pill.tsx'
import { messages } from './messages.ts'

export const audienceWords = {
  everyone: {
    name: messages.everyone,
    who: messages.everyoneWho,
    empty: messages.emptyEveryone,
    effect: messages.effectEveryone,
  },
  staff: {
    name: messages.staff,
    who: messages.staffWho,
    empty: messages.emptyStaff,
    effect: messages.effectStaff,
  },
} as const satisfies Record<Audience, Record<'name' | 'who' | 'empty' | 'effect', Text>>

export const stateLooks = {
  off: { text: messages.off, pill: 'cancelled' },
  waiting: { text: messages.waiting, pill: 'new' },
  shown: { text: messages.shown, pill: 'done' },
  over: { text: messages.over, pill: 'draft' },
} as const satisfies Record<AnnouncementState, { text: Text; pill: PillKind }>
