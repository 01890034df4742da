// One row of the audit and the text its hash is taken over.

import type { AuditKind } from '@bawaba/contract/audit-kinds.ts'

export type AuditDetail = Record<string, unknown> & { [Words in 'reason' | 'comment' | 'note']?: never }
export type AuditEvent<Kind extends AuditKind = AuditKind> = {
  /** What happened: `session.begun`, `factor.removed`, `person.disabled`. */
  kind: Kind
  /** Who did it; without one a visitor or the system. */
  actorId?: string | undefined
  /** For whom, where it was not their own act. */
  onBehalfOf?: string | undefined
  /** The account it was done to. */
  subjectId?: string | undefined
  /** The network address it came from. */
  address?: string | undefined
  /**
   * What else belongs to it: no secret, no identifier of a person, and no reason in somebody's own words, which may tell of
   * one: it stands with what it is the reason of, and can be erased there. The audit never is.
   */
  detail?: AuditDetail
}

/** What a person did to their own account. */
export const eventOfSelf = <Kind extends AuditKind>(
  kind: Kind,
  accountId: string,
  address: string,
  detail: Record<string, unknown> = {},
): AuditEvent<Kind> => ({ kind, actorId: accountId, subjectId: accountId, address, detail })

/** A row as it is hashed: the time to the millisecond, ids in small letters, the rest as it is stored. */
export type AuditEntry = {
  at: string
  kind: string
  actorId: string | null
  onBehalfOf: string | null
  subjectId: string | null
  address: string | null
  detail: Record<string, unknown>
}

const lower = (id: string | undefined): string | null => id?.toLowerCase() ?? null

/** An event as it will be read again: what JSON does to the detail is done before it is hashed. */
export const entryOf = (event: AuditEvent, at: Date): AuditEntry => ({
  at: at.toISOString(),
  kind: event.kind,
  actorId: lower(event.actorId),
  onBehalfOf: lower(event.onBehalfOf),
  subjectId: lower(event.subjectId),
  address: event.address ?? null,
  detail: JSON.parse(JSON.stringify(event.detail ?? {})),
})

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  )
}

/** The one text of an entry, whatever the order its parts were named in. */
export const canonical = (entry: AuditEntry): string =>
  JSON.stringify([
    entry.at,
    entry.kind,
    entry.actorId,
    entry.onBehalfOf,
    entry.subjectId,
    entry.address,
    sorted(entry.detail),
  ])
