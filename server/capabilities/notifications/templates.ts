// Templates of notifications: held in memory, so that writing a notice costs no question. What an administrator saves is in
// force on every server with its next notice.

import type {
  NotificationTemplate,
  NotificationTemplateOrder,
} from '@bawaba/contract/entities/notification.ts'
import { kindRowOf, type NotificationKind } from '@bawaba/contract/notification-kinds.ts'
import { type Wording, wordingErrors } from '@bawaba/contract/notification-wording.ts'
import { Problem, type ProblemDetail } from '@bawaba/contract/problem.ts'
import { foreignAddress } from '@bawaba/contract/text-links.ts'
import { type Language, languages, type Text } from '@bawaba/language/index.ts'
import { isUniqueViolation, latestReading, type Queries } from '../../platform/database/index.ts'
import type { Audit, AuditEvent } from '../audit/index.ts'
import { createNotices, type Where, type WordingFor } from './notices.ts'
import { tellSecondSql } from './second-notice-store.ts'
import { type TemplateRow, type TemplatesStore, templatesStore } from './templates-store.ts'

type Dependencies = {
  store: TemplatesStore
  audit: Audit
  clock: () => Date
  newId: () => string
  /** Where words may lead. */
  linkHosts: readonly string[]
}
export type Administrator = { accountId: string; address: string }

const viewOf = ({ changedAt, ...row }: TemplateRow): NotificationTemplate => ({
  ...row,
  changedAt: changedAt.toISOString(),
})

const trimmed = ({ ar, en }: Text): Text => ({ ar: ar.trim(), en: en.trim() })

/** Where the words of an order would lead their readers to another site. */
const linksOf = (order: NotificationTemplateOrder, hosts: readonly string[]): ProblemDetail[] =>
  (['title', 'text'] as const).flatMap(part =>
    languages.flatMap(language => {
      const name = foreignAddress(order[part][language], hosts)
      return name === undefined
        ? []
        : [{ path: `body.${part}.${language}`, key: 'foreignLink' as const, params: { name } }]
    }),
  )

/** What stands against an order, each where it is. */
const detailsOf = (order: NotificationTemplateOrder, hosts: readonly string[]): ProblemDetail[] => {
  const { kind, service, stage } = order
  const narrowed = kindRowOf(kind).isOfRequest
    ? []
    : (['service', 'stage'] as const).filter(name => (name === 'service' ? service : stage) !== null)
  return [
    ...wordingErrors(kind, order).map(({ field, key, name }) => ({
      path: `body.${field}`,
      key,
      ...(name === undefined ? {} : { params: { name } }),
    })),
    ...linksOf(order, hosts),
    ...narrowed.map(name => ({ path: `body.${name}`, key: 'notOfRequests' as const })),
  ]
}

const refuseTaken = (error: unknown): never => {
  if (isUniqueViolation(error)) throw new Problem('TEMPLATE_TAKEN')
  throw error
}

export const createTemplates = ({ store, audit, clock, newId, linkHosts }: Dependencies) => {
  let all: readonly NotificationTemplate[] = []
  const load = latestReading(store.list, found => {
    all = found.map(viewOf)
  })

  const checked = (order: NotificationTemplateOrder): NotificationTemplateOrder => {
    const written = { ...order, title: trimmed(order.title), text: trimmed(order.text) }
    const details = detailsOf(written, linkHosts)
    if (details.length > 0) throw new Problem('VALIDATION_FAILED', { details })
    return written
  }
  const found = (id: string): NotificationTemplate => {
    const template = all.find(one => one.id === id)
    if (!template) throw new Problem('NOT_FOUND')
    return template
  }
  const seenAt = (revision: number | undefined): number => {
    if (revision === undefined) throw new Problem('PRECONDITION_REQUIRED')
    return revision
  }
  const eventOf = (
    kind: 'notification.templateAdded' | 'notification.templateChanged' | 'notification.templateDeleted',
    { accountId: actorId, address }: Administrator,
    {
      id,
      kind: of,
      service,
      stage,
      language = null,
      active,
      title,
      text,
    }: NotificationTemplateOrder & { id: string },
  ): AuditEvent => ({
    kind,
    actorId,
    address,
    detail: { template: id, notification: of, serviceSlug: service, stage, language, active, title, text },
  })

  const wordingIn = (language: Language, kind: NotificationKind, where?: Where): Wording => {
    const fitting = all.filter(
      one =>
        one.active &&
        one.kind === kind &&
        (one.service === null || one.service === where?.service) &&
        (one.stage === null || one.stage === where?.stage) &&
        (one.language === null || one.language === language),
    )
    const weightOf = (one: NotificationTemplate): number =>
      (one.service === null ? 0 : 4) + (one.stage === null ? 0 : 2) + (one.language === null ? 0 : 1)
    const [best] = fitting.toSorted((one, other) => weightOf(other) - weightOf(one))
    return best ?? kindRowOf(kind)
  }

  /**
   * The words for a kind, for the readers of each language: of a service in a stage, then of one of the two, then of all,
   * then the standard ones. Of two for the same, the one for that language alone.
   */
  const wordingFor: WordingFor = (kind, where) => {
    const [ar, en] = languages.map(language => wordingIn(language, kind, where)) as [Wording, Wording]
    return { title: { ar: ar.title.ar, en: en.title.en }, text: { ar: ar.text.ar, en: en.text.en } }
  }

  /** What was to be active and is not waits for another administrator. */
  const tellSecond = async (
    queries: Queries,
    by: Administrator,
    { id, active }: Pick<TemplateRow, 'id' | 'active'>,
    wanted: NotificationTemplateOrder,
  ): Promise<void> => {
    if (active || !wanted.active) return
    const notice = createNotices({ wordingFor }).write('wordsProposed', () => ({}))
    const waiting = { reminds: 'template', id, path: `/notificationTemplates/${id}` } as const
    await queries.query(tellSecondSql(notice, by.accountId, waiting, clock()))
  }

  return {
    load,
    wordingFor,
    all: (): readonly NotificationTemplate[] => all,

    add: async (by: Administrator, order: NotificationTemplateOrder): Promise<NotificationTemplate> => {
      const written = checked(order)
      const added = { id: newId(), order: written, by: by.accountId, now: clock() }
      const row = await audit.deed(async (queries, record) => {
        const row = await templatesStore(queries).add(added).catch(refuseTaken)
        await record(eventOf('notification.templateAdded', by, row))
        await tellSecond(queries, by, row, written)
        return row
      })
      await load()
      return viewOf(row)
    },

    /** What is not named stays. */
    change: async (
      by: Administrator,
      id: string,
      revision: number | undefined,
      changes: Partial<NotificationTemplateOrder>,
    ): Promise<NotificationTemplate> => {
      await load()
      const { kind, service, stage, language, title, text, active } = found(id)
      const expected = seenAt(revision)
      const order = checked({ kind, service, stage, language, title, text, active, ...changes })
      const changed = { id, order, by: by.accountId, now: clock() }
      const row = await audit.deed(async (queries, record) => {
        const row = await templatesStore(queries).change(changed, expected).catch(refuseTaken)
        if (!row) throw new Problem('CONFLICT')
        // Whoever activates and changes nothing else is told that it is not theirs to do.
        if (changes.active && !row.active && Object.keys(changes).length === 1)
          throw new Problem('SECOND_WORDING')
        await record(eventOf('notification.templateChanged', by, row))
        await tellSecond(queries, by, row, order)
        return row
      })
      await load()
      return viewOf(row)
    },

    remove: async (by: Administrator, id: string, revision: number | undefined): Promise<void> => {
      await load()
      const template = found(id)
      const expected = seenAt(revision)
      await audit.deed(async (queries, record) => {
        if (!(await templatesStore(queries).remove(id, expected))) throw new Problem('CONFLICT')
        await record(eventOf('notification.templateDeleted', by, template))
      })
      await load()
    },
  }
}
export type Templates = ReturnType<typeof createTemplates>
