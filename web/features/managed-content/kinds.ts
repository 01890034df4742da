// What the screens say of each kind of content, of its states and of its history.

import type { AnnouncementState } from '@bawaba/contract/announcement-rules.ts'
import type { ContentKind } from '@bawaba/contract/content-rules.ts'
import type { ContentAct } from '@bawaba/contract/entities/content.ts'
import type { NewsletterIssue } from '@bawaba/contract/entities/newsletter.ts'
import type { Text } from '@bawaba/language/index.ts'
import type { PillKind } from '@bawaba/ui/pill.tsx'
import { messages } from './messages.ts'

export const kindWords = {
  page: { name: messages.page, who: messages.pageWho },
  news: { name: messages.news, who: messages.newsWho },
  faq: { name: messages.faq, who: messages.faqWho },
  guide: { name: messages.guide, who: messages.guideWho },
  newsletter: { name: messages.newsletter, who: messages.newsletterWho },
  footer: { name: messages.footer, who: messages.footerWho },
  navigation: { name: messages.navigation, who: messages.navigationWho },
} as const satisfies Record<ContentKind, Record<'name' | 'who', Text>>

export const stateLooks = {
  off: { text: messages.off, pill: 'cancelled', effect: messages.effectOff },
  waiting: { text: messages.waiting, pill: 'new', effect: messages.effectWaiting },
  shown: { text: messages.shown, pill: 'done', effect: messages.effectShown },
  over: { text: messages.over, pill: 'draft', effect: messages.effectOver },
} as const satisfies Record<AnnouncementState, { text: Text; pill: PillKind; effect: Text }>

export const issueLooks = {
  scheduled: { text: messages.issueScheduled, pill: 'new' },
  sending: { text: messages.issueSending, pill: 'open' },
  sent: { text: messages.issueSent, pill: 'done' },
} as const satisfies Record<NewsletterIssue['state'], { text: Text; pill: PillKind }>

export const actWords = {
  added: messages.actAdded,
  changed: messages.actChanged,
  activated: messages.actActivated,
  deactivated: messages.actDeactivated,
  deleted: messages.actDeleted,
} as const satisfies Record<ContentAct, Text>
