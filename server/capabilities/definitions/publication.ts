// A publication as the audit records it, whoever publishes: a designer, an operator, a programme.

import type { AuditEvent } from '../audit/index.ts'
import type { PublishedNow } from '../catalogue/index.ts'

/** The event of a publication; one that equals an earlier version is a roll-back. */
export const publicationOf = (serviceSlug: string, { version, likeVersion }: PublishedNow): AuditEvent => ({
  kind: likeVersion === undefined ? 'definition.published' : 'definition.rolledBack',
  detail: { serviceSlug, version, likeVersion },
})
