// All texts with their state, and the way to put other words in their place.

import type { OwnText } from '@bawaba/contract/entities/own-text.ts'
import type { Role } from '@bawaba/contract/entities/person.ts'
import { isGuardedText } from '@bawaba/contract/guarded-texts.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import {
  linkErrors,
  mayWriteText,
  type TextState,
  textErrors,
  type WrittenForms,
} from '@bawaba/contract/text-rules.ts'
import { fold } from '@bawaba/language/folding.ts'
import { languages } from '@bawaba/language/index.ts'
import type { Audit, AuditEvent } from '../audit/index.ts'
import { type Notices, tellSecondSql } from '../notifications/index.ts'
import { type ErrorsOf, type Judged, judge, type readLines, staleIn } from './csv.ts'
import type { TextOverrides } from './overrides.ts'
import type { TextOf } from './product-texts.ts'
import { isSame } from './service-texts.ts'
import { type Row, type TextsStore, textsStore, type Writing } from './store.ts'

type Dependencies = {
  store: TextsStore
  overrides: TextOverrides
  /** Those of the product and of the services as they were published. */
  ownTexts: () => Promise<readonly TextOf[]>
  /** Has what shows texts read them anew. */
  reload: () => Promise<unknown>
  audit: Audit
  notices: Notices
  clock: () => Date
  /** Where words may lead. */
  linkHosts: readonly string[]
}
export type Editor = { accountId: string; roles: readonly Role[]; address: string }
export type TextFilter = { q?: string | undefined; state?: TextState | undefined; scope?: string | undefined }

const order: readonly TextState[] = ['proposed', 'missing', 'stale', 'changed', 'own']
const isEmpty = (words: Readonly<Record<string, string>>): boolean =>
  Object.values(words).every(text => text.trim() === '')
const hasWords = (written: WrittenForms): boolean => languages.some(language => written[language])

const stateOf = (text: TextOf, row: Row | undefined): TextState => {
  if (row?.proposed) return 'proposed'
  const isStanding = row !== undefined && isSame(text.own, row.own)
  if (languages.some(language => isEmpty(text.own[language]) && !(isStanding && row.written[language])))
    return 'missing'
  if (!row || !hasWords(row.written)) return 'own'
  return isStanding ? 'changed' : 'stale'
}

const viewOf = (text: TextOf, row: Row | undefined): OwnText => {
  const state = stateOf(text, row)
  return {
    ...text,
    state,
    written: row?.written ?? {},
    revision: row?.revision ?? 0,
    ...(state === 'stale' && row ? { before: row.own } : {}),
    ...(row?.proposed && row.proposedBy && { proposed: { written: row.proposed, by: row.proposedBy } }),
  }
}

/** Words written for a text of the product that is gone: at its place there may be another. */
const orphan = (row: Row, texts: readonly TextOf[]): OwnText => {
  const heir = texts.find(({ scope, place }) => scope === row.scope && place === row.place)
  return {
    id: row.id,
    scope: row.scope,
    place: row.place,
    own: heir?.own ?? row.own,
    state: 'stale',
    written: row.written,
    before: row.own,
    revision: row.revision,
  }
}

const foldedOf = ({ id, place, own, written }: OwnText): string =>
  fold(
    [
      id,
      place,
      ...languages.flatMap(name => [...Object.values(own[name]), ...Object.values(written[name] ?? {})]),
    ].join(' '),
  )

/** A change as the audit records it. */
const changeOf = (
  { accountId, address }: Editor,
  { id, place, written }: { id: string; place: string; written: WrittenForms },
  waiting: ReadonlySet<string>,
): AuditEvent => ({
  kind: waiting.has(id) ? 'text.proposed' : 'text.changed',
  actorId: accountId,
  address,
  detail: { id, place, ar: written.ar?.other ?? null, en: written.en?.other ?? null },
})

export const createTexts = ({
  store,
  overrides,
  ownTexts,
  reload,
  audit,
  notices,
  clock,
  linkHosts,
}: Dependencies) => {
  const all = async (): Promise<OwnText[]> => {
    const texts = await ownTexts()
    const rows = new Map(overrides.rows().map(row => [row.id, row]))
    const known = new Set(texts.map(({ id }) => id))
    const orphans = overrides.rows().filter(row => !known.has(row.id) && hasWords(row.written))
    return [...texts.map(text => viewOf(text, rows.get(text.id))), ...orphans.map(row => orphan(row, texts))]
  }
  const find = async (id: string): Promise<OwnText> => {
    const text = (await all()).find(one => one.id === id)
    if (!text) throw new Problem('NOT_FOUND')
    return text
  }

  /** Those that a filter leaves: missing and stale ones first. */
  const filtered = async ({ q = '', state, scope }: TextFilter) => {
    const words = fold(q).split(' ').filter(Boolean)
    const texts = (await all()).filter(
      text =>
        (!scope || text.scope === scope) &&
        (words.length === 0 || words.every(word => foldedOf(text).includes(word))),
    )
    const counts = Object.fromEntries(
      order.map(name => [name, texts.filter(text => text.state === name).length]),
    )
    const items = texts
      .filter(text => !state || text.state === state)
      .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
    return { items, counts }
  }

  const wordErrors = ({ own }: OwnText, written: WrittenForms) => [
    ...textErrors(own, written),
    ...linkErrors(own, written, linkHosts),
  ]
  /** Of a row in somebody's file. */
  const errorsFor =
    ({ roles }: Editor): ErrorsOf =>
    (text, written) =>
      mayWriteText(roles, text)
        ? wordErrors(text, written)
        : [{ language: '', form: '', key: 'textByAdministrators' }]

  const writingOf = (text: OwnText, written: WrittenForms, expected: number): Writing => {
    const { id, scope, place, own } = text
    return { id, scope, place, own, written, expected, isGuarded: isGuardedText(text) }
  }
  /** Answers the ids of those that wait for a second administrator, who is notified of it. */
  const write = (by: Editor, writings: readonly Writing[]): Promise<ReadonlySet<string>> =>
    audit.deed(async (queries, record) => {
      const waiting = await textsStore(queries).put(writings, by.accountId, clock())
      if (!waiting) throw new Problem('CONFLICT')
      await record(...writings.map(writing => changeOf(by, writing, waiting)))
      if (waiting.size > 0) {
        const notice = notices.write('wordsProposed', () => ({}))
        const proposed = { reminds: 'words', id: by.accountId, path: '/texts' } as const
        await queries.query(tellSecondSql(notice, by.accountId, proposed, clock()))
      }
      return waiting
    })

  const put = async (
    by: Editor,
    id: string,
    expected: number | undefined,
    written: WrittenForms,
  ): Promise<OwnText> => {
    if (expected === undefined) throw new Problem('PRECONDITION_REQUIRED')
    const text = await find(id)
    if (!mayWriteText(by.roles, text)) throw new Problem('TEXT_BY_ADMINISTRATORS')
    const errors = wordErrors(text, written)
    if (errors.length > 0)
      throw new Problem('VALIDATION_FAILED', {
        details: errors.map(({ language, form, key, ...found }) => ({
          path: `body.${language}.${form}`,
          key,
          ...('name' in found ? { params: { name: found.name } } : {}),
        })),
      })
    await write(by, [writingOf(text, written, expected)])
    return text
  }

  return {
    all,
    filtered,
    scopes: async () => [...new Set((await ownTexts()).map(({ scope }) => scope))],
    find,
    /** Throws TEXT_BY_ADMINISTRATORS, CONFLICT where somebody was quicker, VALIDATION_FAILED naming the language and form. */
    put: async (...change: Parameters<typeof put>): Promise<OwnText> => {
      const { id } = await put(...change)
      await reload()
      return find(id)
    },
    /** The texts of a file, each with what it would change. */
    judge: async (by: Editor, lines: ReturnType<typeof readLines>): Promise<Judged[]> => {
      const texts = await all()
      const rows = await store.writtenAt(staleIn(texts, lines).map(({ id, revision }) => ({ id, revision })))
      const then = new Map(rows.map(({ id, revision, written }) => [`${id} ${revision}`, written]))
      return judge(texts, lines, {
        writtenAt: (id, revision) => (revision === 0 ? {} : then.get(`${id} ${revision}`)),
        errorsOf: errorsFor(by),
      })
    },

    /** Writes what was judged ready: all of it, or CONFLICT. Answers the ids of those that wait for a second administrator. */
    putAll: async (by: Editor, ready: readonly Judged[]): Promise<ReadonlySet<string>> => {
      const waiting = await write(
        by,
        ready.flatMap(({ text, written }) => (text ? [writingOf(text, written, text.revision)] : [])),
      )
      await reload()
      return waiting
    },
    changes: async (id: string) =>
      (await store.changes(id)).map(({ changedAt, ...change }) => ({
        ...change,
        changedAt: changedAt.toISOString(),
      })),
  }
}
export type Texts = ReturnType<typeof createTexts>
