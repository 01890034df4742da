// Content, held in memory so that a page that shows it costs the database nothing; whether its time has come is a matter of
// the clock. What the product brings stands below what staff wrote.

import {
  type ContentKind,
  contentErrors,
  contentKinds,
  contentState,
  footerSections,
  isSlugOf,
  kindRow,
} from '@bawaba/contract/content-rules.ts'
import { type PortalFacts, withFacts } from '@bawaba/contract/content-words.ts'
import type { AppData, ContentLink } from '@bawaba/contract/entities/app-data.ts'
import type {
  ContentAct,
  ContentChange,
  ContentItem,
  ContentOrder,
} from '@bawaba/contract/entities/content.ts'
import type { Scope } from '@bawaba/contract/policy.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Text } from '@bawaba/language/index.ts'
import { isForeignKeyViolation, latestReading, type Queries } from '../../platform/database/index.ts'
import type { SignedIn } from '../../platform/http/call.ts'
import type { Audit, AuditEvent } from '../audit/index.ts'
import type { Files } from '../files/index.ts'
import { keyOf } from './brought.ts'
import { sectionTitles } from './brought-links.ts'
import type { ContentStore, Row } from './store.ts'

type Dependencies = {
  store: ContentStore
  audit: Audit
  files: Pick<Files, 'hold' | 'letGo' | 'read'>
  /** What the product brings. */
  brought: readonly Row[]
  facts: () => PortalFacts
  clock: () => Date
}
export type Administrator = { actor: Pick<SignedIn, 'accountId'>; address: string }
type Named = { kind: ContentKind; slug: string }

const mostHistory = 100
const trimmed = ({ ar, en }: Text): Text => ({ ar: ar.trim(), en: en.trim() })
const tidy = (order: ContentOrder): ContentOrder => ({
  ...order,
  title: trimmed(order.title),
  summary: trimmed(order.summary),
  body: trimmed(order.body),
  address: order.address.trim(),
})
const shownOf = ({ active, from, until }: Row) => ({
  active,
  ...(from ? { from: from.toISOString() } : {}),
  ...(until ? { until: until.toISOString() } : {}),
})
const dateOf = ({ from, addedAt }: Row): Date => from ?? addedAt
const isSaid = ({ ar, en }: Text): boolean => ar !== '' && en !== ''

/** Newest first, or by position; the slug tells apart what is equal. */
const inOrderOf = (kind: ContentKind) => (one: Row, other: Row) =>
  (kindRow(kind).isDated ? dateOf(other).getTime() - dateOf(one).getTime() : one.position - other.position) ||
  (one.slug < other.slug ? -1 : 1)

/** What a change does, in one word: what it changes besides the switch counts for more. */
const actOf = (before: Row | undefined, order: ContentOrder): ContentAct => {
  if (!before) return 'added'
  const isSame = (['title', 'summary', 'body'] as const).every(
    part => before[part].ar === order[part].ar && before[part].en === order[part].en,
  )
  if (!isSame || before.active === order.active) return 'changed'
  return order.active ? 'activated' : 'deactivated'
}

export const createContent = ({ store, audit, files, brought, facts, clock }: Dependencies) => {
  const broughtKeys = new Set(brought.map(keyOf))
  let all: readonly Row[] = brought
  let read = ''
  const load = latestReading(store.list, found => {
    const next = found.map(row => `${keyOf(row)} ${row.revision}`).join('\n')
    // What is read again as it was changes nothing that is shown.
    if (next === read) return
    read = next
    const written = new Set(found.map(keyOf))
    all = [...found, ...brought.filter(row => !written.has(keyOf(row)))]
  })

  /** A link that is switched off stays and says why. */
  const isClosed = (row: Row): boolean => kindRow(row.kind).staysClosed && !row.active && isSaid(row.summary)
  const isRead = (row: Row): boolean => contentState(shownOf(row), clock()) === 'shown'
  const isSeen = (row: Row, scope: Scope): boolean =>
    scope === 'all' || (!kindRow(row.kind).isMailed && (isRead(row) || isClosed(row)))

  const linkOf = (row: Row): ContentLink => ({
    path: row.address,
    text: row.title,
    externalLink: /^https:|[?#]/.test(row.address),
    ...(isClosed(row) ? { deactivate: { deactivate: true, message: row.summary } } : {}),
  })

  const filled = (text: Text): Text => ({
    ar: withFacts(text.ar, facts(), 'ar'),
    en: withFacts(text.en, facts(), 'en'),
  })
  const itemOf = (row: Row, scope: Scope): ContentItem => {
    const { kind, slug, title, summary, body, address, section, position, revision, changedBy } = row
    const isRaw = scope === 'all'
    return {
      kind,
      slug,
      title: isRaw ? title : filled(title),
      summary: isRaw ? summary : filled(summary),
      body: isRaw ? body : filled(body),
      address,
      section,
      position,
      files: row.files,
      date: dateOf(row).toISOString(),
      changedAt: row.changedAt.toISOString(),
      isClosed: isClosed(row),
      isBrought: broughtKeys.has(keyOf(row)),
      ...(isRaw ? { ...shownOf(row), revision, ...(changedBy ? { changedBy } : {}) } : {}),
    }
  }
  const rowsOf = (kind: ContentKind, scope: Scope): Row[] =>
    all.filter(row => row.kind === kind && isSeen(row, scope)).sort(inOrderOf(kind))
  const stored = ({ kind, slug }: Named): Row | undefined =>
    all.find(row => row.kind === kind && row.slug === slug)
  const seen = (named: Named, scope: Scope): Row => {
    const row = stored(named)
    if (!row || !isSeen(row, scope)) throw new Problem('NOT_FOUND')
    return row
  }

  const assertGood = ({ kind, slug }: Named, order: ContentOrder): void => {
    const errors = contentErrors(kind, order, clock())
    const details = errors.map(({ field, key }) => ({ path: `body.${field}`, key }))
    if (!isSlugOf(kind, slug)) details.unshift({ path: 'params.name', key: 'notAllowed' })
    if (details.length > 0) throw new Problem('VALIDATION_FAILED', { details })
  }
  /** Holds files of the owner's own that are checked, and lets go of those that are not named any more. */
  const holdFiles = async (queries: Queries, named: Named, owner: string, ids: readonly string[]) => {
    const former = await store.takeFiles(queries, named)
    for (const id of former) if (!ids.includes(id)) await files.letGo(queries, id)
    for (const [index, id] of ids.entries())
      if (!former.includes(id) && !(await files.hold(queries, owner, id)))
        throw new Problem('VALIDATION_FAILED', { details: [{ path: `body.files.${index}`, key: 'unknown' }] })
    await store.giveFiles(queries, named, ids)
  }
  const eventOf = (
    { actor, address }: Administrator,
    act: ContentAct,
    { kind, slug }: Named,
    title: Text,
  ): AuditEvent => ({
    kind: `content.${act}`,
    actorId: actor.accountId,
    address,
    detail: { type: kind, name: slug, title },
  })

  return {
    load,
    wasWritten: store.wasWritten,
    /** The same object until something was written, changed or deleted. */
    mark: (): object => all,
    rows: rowsOf,
    /** Whether its time has come, and is not over. */
    isRead,
    itemOf,

    /** What a scope sees of a kind, in its order; bodies only of kinds that are read in lists. */
    list: (kind: ContentKind, scope: Scope): ContentItem[] =>
      rowsOf(kind, scope).map(row =>
        itemOf(
          contentKinds[kind].listsBody || scope === 'all' ? row : { ...row, body: { ar: '', en: '' } },
          scope,
        ),
      ),

    get: (named: Named, scope: Scope): ContentItem => itemOf(seen(named, scope), scope),
    /** As its readers get it, whether it is shown or not. */
    written: (named: Named): { revision: number } & Record<'title' | 'summary' | 'body', Text> => {
      const { revision, title, summary, body } = seen(named, 'all')
      return { revision, title: filled(title), summary: filled(summary), body: filled(body) }
    },

    /** The links that the frame of a page shows: of the menu, and of the footer under their headings. */
    links: (): AppData['config']['links'] => {
      const footer = rowsOf('footer', 'public')
      return {
        navigation: rowsOf('navigation', 'public').map(linkOf),
        footer: footerSections.flatMap(section => {
          const links = footer.filter(row => row.section === section).map(linkOf)
          return links.length === 0 ? [] : [{ title: sectionTitles[section], links }]
        }),
      }
    },

    put: async (
      by: Administrator,
      named: Named,
      expected: number | undefined,
      sent: ContentOrder,
    ): Promise<ContentItem> => {
      if (expected === undefined) throw new Problem('PRECONDITION_REQUIRED')
      assertGood(named, sent)
      const order = tidy(sent)
      const { kind, slug } = named
      const before = stored(named)
      const act = actOf(before, order)
      const owner = by.actor.accountId
      await audit.deed(async (queries, record) => {
        const written = { kind, slug, order, expected, act, by: owner, now: clock() }
        if (!(await store.put(queries, written))) throw new Problem('CONFLICT')
        if (kindRow(kind).files > 0) await holdFiles(queries, named, owner, order.files)
        await record(eventOf(by, act, named, order.title))
      })
      await load()
      const standing = stored(named)
      // Somebody was quicker to delete it.
      if (!standing) throw new Problem('CONFLICT')
      return itemOf(standing, 'all')
    },

    remove: async (by: Administrator, named: Named, expected: number | undefined): Promise<void> => {
      if (expected === undefined) throw new Problem('PRECONDITION_REQUIRED')
      const title = stored(named)?.title
      await audit.deed(async (queries, record) => {
        const former = await store
          .remove(queries, { ...named, expected, by: by.actor.accountId, now: clock() })
          .catch(error => {
            // An issue that was sent, or is to be, stays.
            if (isForeignKeyViolation(error)) throw new Problem('CONFLICT')
            throw error
          })
        if (!former) throw new Problem('CONFLICT')
        for (const id of former) await files.letGo(queries, id)
        await record(eventOf(by, 'deleted', named, title ?? { ar: '', en: '' }))
      })
      await load()
    },

    history: async ({ kind, slug }: Named): Promise<ContentChange[]> => {
      const rows = await store.history(kind, slug, mostHistory)
      return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
    },

    /** A file of an item that the scope sees. */
    file: async (named: Named, id: string, scope: Scope) => {
      if (!seen(named, scope).files.some(file => file.id === id)) throw new Problem('NOT_FOUND')
      return files.read(id)
    },
  }
}
export type Content = ReturnType<typeof createContent>
