// Issues of the newsletter. One is written as content, ordered once, and kept as it read then; a job writes its letters in
// batches, each to the outbox in one statement with how far it has come, so whoever goes on after a kill writes nobody twice.

import type { NewsletterIssue, NewsletterOverview } from '@bawaba/contract/entities/newsletter.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { type Language, languages, patternOf, type Text } from '@bawaba/language/index.ts'
import type { SignedIn } from '../../platform/http/call.ts'
import type { LinkTo } from '../../platform/http/site.ts'
import type { Audit } from '../audit/index.ts'
import type { Content } from '../content/index.ts'
import { withLink } from '../messages/index.ts'
import {
  type Begun,
  type IssueRow,
  type IssuesStore,
  issuesStore,
  type Letter,
  type Reader,
} from './issues-store.ts'
import { messages } from './messages.ts'

/** Letters of one statement. */
const batch = 200

type Dependencies = {
  store: IssuesStore
  content: Pick<Content, 'written'>
  audit: Pick<Audit, 'deed'>
  endingToken: (subscriptionId: string) => string
  clock: () => Date
  newId: () => string
  linkTo: LinkTo
}
type Administrator = { actor: SignedIn; address: string }
type Order = { name: string; revision: number | undefined; at: string | undefined }

const viewOf = ({ name, startsAt, isBegun, finishedAt, sent, failed, waiting }: IssueRow, now: Date) =>
  ({
    name,
    state: finishedAt ? 'sent' : isBegun || startsAt <= now ? 'sending' : 'scheduled',
    startsAt: startsAt.toISOString(),
    ...(finishedAt ? { finishedAt: finishedAt.toISOString() } : {}),
    sent,
    failed,
    waiting,
  }) satisfies NewsletterIssue

const refusals = { ordered: undefined, before: 'ISSUE_ORDERED', changed: 'CONFLICT' } as const

const inBoth = (make: (language: Language) => string): Text =>
  Object.fromEntries(languages.map(language => [language, make(language)])) as Text

export const createIssues = (dependencies: Dependencies) => {
  const { store, content, audit, endingToken, clock, newId, linkTo } = dependencies

  /** Pages of the portal by their whole address: a letter is read elsewhere. */
  const withWholeLinks = (markdown: string): string =>
    markdown.replace(/\]\((\/(?![/\\])[^\s)]*)/g, (_, path: string) => `](${linkTo('citizen', path)}`)
  const textOf = ({ title, summary, body }: Record<'title' | 'summary' | 'body', Text>): Text =>
    inBoth(language =>
      [`# ${title[language]}`, summary[language], withWholeLinks(body[language])]
        .filter(part => part !== '')
        .join('\n\n'),
    )

  const letterTo = ({ title, text }: Begun, { id, email, language }: Reader): Letter => {
    const token = endingToken(id)
    const end = withLink(
      patternOf(language, messages.end),
      linkTo('citizen', `/newsletter?end=true#${token}`),
    )
    return {
      subscriptionId: id,
      messageId: newId(),
      email,
      subject: title[language],
      body: `${text[language]}\n\n---\n\n${end}`,
      unsubscribe: linkTo('citizen', `/api/newsletter/unsubscribe/oneClick?token=${token}`),
    }
  }

  /** Writes the next letters; answers whether there may be more. */
  const writeSome = (): Promise<boolean> =>
    store.transaction(async queries => {
      const now = clock()
      const issue = await store.next(queries, now)
      if (!issue) return false
      const readers = await store.readers(queries, issue, batch)
      const letters = readers.map(reader => letterTo(issue, reader))
      if (letters.length > 0) await store.write(queries, issue.slug, letters, now)
      if (letters.length < batch) await store.allWritten(queries, issue.slug, now)
      return true
    })

  const find = async (name: string): Promise<NewsletterIssue | undefined> => {
    const [row] = await store.list(name)
    return row && viewOf(row, clock())
  }
  const startOf = (at: string | undefined, now: Date): Date => {
    const startsAt = at === undefined ? now : new Date(at)
    if (startsAt < now)
      throw new Problem('VALIDATION_FAILED', { details: [{ path: 'body.at', key: 'notAhead' }] })
    return startsAt
  }

  return {
    isDue: () => store.isDue(clock()),

    run: async (): Promise<void> => {
      while (await writeSome());
      await store.finish(clock())
    },

    overview: async (): Promise<NewsletterOverview> => {
      const [subscribers, issues] = await Promise.all([store.subscribers(), store.list()])
      return { subscribers, issues: issues.map(row => viewOf(row, clock())) }
    },

    /** Throws ISSUE_ORDERED for one that was ordered before, CONFLICT where it was changed since it was seen. */
    order: async (by: Administrator, { name, revision, at }: Order): Promise<NewsletterIssue> => {
      if (revision === undefined) throw new Problem('PRECONDITION_REQUIRED')
      const written = content.written({ kind: 'newsletter', slug: name })
      if (written.revision !== revision) throw new Problem('CONFLICT')
      const now = clock()
      const startsAt = startOf(at, now)
      const { title } = written
      const issue = {
        slug: name,
        title,
        text: textOf(written),
        revision,
        startsAt,
        now,
        by: by.actor.accountId,
      }
      await audit.deed(async (queries, record) => {
        const refused = refusals[await issuesStore(queries).order(issue)]
        if (refused) throw new Problem(refused)
        await record({
          kind: 'newsletter.ordered',
          actorId: by.actor.accountId,
          address: by.address,
          detail: { name, title, at: startsAt.toISOString() },
        })
      })
      const ordered = await find(name)
      if (!ordered) throw new Problem('CONFLICT')
      return ordered
    },

    /** Throws NOT_FOUND for one that was never ordered, ISSUE_ORDERED for one that has begun. */
    takeBack: async (by: Administrator, name: string): Promise<void> => {
      const isOff = await audit.deed(async (queries, record) => {
        if (!(await issuesStore(queries).takeBack(name, clock()))) return false
        await record({
          kind: 'newsletter.takenBack',
          actorId: by.actor.accountId,
          address: by.address,
          detail: { name },
        })
        return true
      })
      if (!isOff) throw new Problem((await find(name)) ? 'ISSUE_ORDERED' : 'NOT_FOUND')
    },
  }
}
export type Issues = ReturnType<typeof createIssues>
