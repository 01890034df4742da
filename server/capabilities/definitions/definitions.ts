// The rules of definitions: designers work on a draft, what is published never changes, and nothing is published that
// something stands against or that somebody else has changed meanwhile.

import { largestDefinition } from '@bawaba/contract/calls/definitions.ts'
import type { DetailKey } from '@bawaba/contract/detail-keys.ts'
import type {
  DefinitionDraft,
  DefinitionRow,
  DraftPolicy,
  Published,
  PublishedVersion,
} from '@bawaba/contract/entities/definition.ts'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { withOneCountName } from '@bawaba/forms/count-names.ts'
import { type Issue, issue } from '@bawaba/forms/index.ts'
import { formatNumber } from '@bawaba/language/index.ts'
import type { Queries } from '../../platform/database/index.ts'
import type { Audit, RecordDeed } from '../audit/index.ts'
import { type CheckResult, catalogueStore, isTooDeep } from '../catalogue/index.ts'
import { publicationOf } from './publication.ts'
import { type DefinitionRecord, type DefinitionsStore, definitionsStore, type WholeRecord } from './store.ts'

export type DefinitionDependencies = {
  store: DefinitionsStore
  /** Checks a definition; `more` are issues that its requests raise. */
  check(definition: unknown, more: readonly Issue[]): Promise<CheckResult>
  /** Requests under way, by status. */
  liveByStatus(serviceSlug: string): Promise<{ status: string; count: number }[]>
  /** Makes this server read the catalogue anew; the others are told by the database. */
  reload(): Promise<void>
  deed: Audit['deed']
  newId(): string
  clock(): Date
}
/** Who works on a definition, and from where. */
export type By = { accountId: string; address: string }
type Definition = DefinitionDraft['definition']

const rowOf = ({ basedOn: _, updatedAt, ...rest }: DefinitionRecord): DefinitionRow => ({
  ...rest,
  // Each publication is a release of its own: docs/decisions/releases-and-versions.md.
  release: rest.version,
  updatedAt: updatedAt.toISOString(),
})
const wholeOf = ({ definition, statesInForce: _, published: __, ...rest }: WholeRecord): DefinitionDraft => ({
  ...rowOf(rest),
  definition,
})

const invalid = (key: DetailKey, path: string): Problem =>
  new Problem('VALIDATION_FAILED', { details: [{ path: `definition${path}`, key }] })

/** A draft may be unfinished, but somebody has to be able to read it again. */
const storableOf = (definition: Definition): Definition => {
  if (isTooDeep(definition)) throw invalid('tooDeep', '')
  if (Buffer.byteLength(JSON.stringify(definition)) > largestDefinition)
    throw new Problem('PAYLOAD_TOO_LARGE')
  return withOneCountName(definition)
}

/** States that a publication takes away while requests are in them. Earlier publications took away others. */
export const vanishedStates = (
  definition: unknown,
  statesInForce: readonly { code?: string }[],
  live: readonly { status: string; count: number }[],
): Issue[] => {
  const { workflow } = definition as Partial<ServiceDefinition>
  const states = Array.isArray(workflow?.states) ? workflow.states : []
  const codes = new Set(states.map(state => state?.code))
  const before = new Set(statesInForce.map(({ code }) => code))
  return live
    .filter(({ status }) => before.has(status) && !codes.has(status))
    .map(({ status, count }) =>
      issue(`workflow.states.${status}`, 'vanishedState', {
        ar: formatNumber('ar', count),
        en: formatNumber('en', count),
      }),
    )
}

const actorOf = ({ accountId, address }: By) => ({ actorId: accountId, address })

export const createDefinitions = ({ store, newId, clock, ...dependencies }: DefinitionDependencies) => {
  const get = async (id: string): Promise<WholeRecord> => {
    const found = await store.find(id)
    if (!found) throw new Problem('NOT_FOUND')
    return found
  }
  /** The draft as it stands; beside it what was published since, where it rests on an earlier version. */
  const conflict = async (id: string): Promise<Problem> => {
    const draft = await get(id)
    const { version, basedOn, published } = draft
    return new Problem('CONFLICT', {
      extra: {
        current: wholeOf(draft),
        ...(basedOn === version ? {} : { published: { version, definition: published } }),
      },
    })
  }

  const check = async ({ definition, serviceSlug, statesInForce }: WholeRecord): Promise<CheckResult> =>
    dependencies.check(
      definition,
      vanishedStates(definition, statesInForce ?? [], await dependencies.liveByStatus(serviceSlug)),
    )

  /** What was written, in the transaction that wrote it: a draft that equals what is in force is none any more. */
  const saved = async (
    queries: Queries,
    record: RecordDeed,
    id: string,
    by: By,
  ): Promise<DefinitionDraft> => {
    const draft = await definitionsStore(queries).find(id)
    if (!draft) throw new Problem('NOT_FOUND')
    const { serviceSlug, revision, version, isChanged } = draft
    const isDiscarded = version > 0 && !isChanged
    await record({
      kind: isDiscarded ? 'definition.discarded' : 'definition.saved',
      ...actorOf(by),
      detail: { serviceSlug, revision },
    })
    return wholeOf(draft)
  }

  return {
    list: async (): Promise<DefinitionRow[]> => (await store.all()).map(rowOf),
    get: async (id: string): Promise<DefinitionDraft> => wholeOf(await get(id)),

    add: async (sent: Definition, by: By): Promise<DefinitionDraft> => {
      const definition = storableOf(sent)
      const id = newId()
      return dependencies.deed(async (queries, record) => {
        const isAdded = await definitionsStore(queries).add({
          id,
          definition,
          by: by.accountId,
          now: clock(),
        })
        if (!isAdded) throw new Problem('SLUG_TAKEN')
        return saved(queries, record, id, by)
      })
    },

    save: async (
      id: string,
      sent: Definition,
      revision: number | undefined,
      basedOn: number | undefined,
      by: By,
    ): Promise<DefinitionDraft> => {
      const { serviceSlug } = await get(id)
      if (revision === undefined) throw new Problem('PRECONDITION_REQUIRED')
      const definition = storableOf(sent)
      if (definition.serviceSlug !== serviceSlug) throw invalid('fixed', '.serviceSlug')
      const saving = { id, definition, basedOn, by: by.accountId, now: clock() }
      const written = await dependencies.deed(async (queries, record) =>
        (await definitionsStore(queries).change(saving, revision))
          ? saved(queries, record, id, by)
          : undefined,
      )
      if (!written) throw await conflict(id)
      return written
    },

    check: async (id: string): Promise<Issue[]> => {
      const result = await check(await get(id))
      return 'issues' in result ? result.issues : []
    },

    /** Publishes what was saved last; `revision` is what the designer looked at, where they say. */
    publish: async (
      id: string,
      { reason, drafts }: { reason: string; drafts: DraftPolicy },
      revision: number | undefined,
      by: By,
    ): Promise<Published> => {
      const draft = await get(id)
      const { version, basedOn } = draft
      if ((revision ?? draft.revision) !== draft.revision || basedOn !== version) throw await conflict(id)
      // Nobody has worked on it: what there is, is what is in force.
      if (!draft.isChanged && version > 0) return { version, release: version, isNew: false }
      const result = await check(draft)
      if ('issues' in result) throw new Problem('DEFINITION_REFUSED', { extra: { findings: result.issues } })
      const how = { reason: reason.trim(), drafts, by: by.accountId, revision: draft.revision }
      const now = await dependencies.deed(async (queries, record) => {
        const published = await catalogueStore(queries).publish(id, result.checked, how)
        if (!published.isStale && published.isNew)
          await record({ ...publicationOf(draft.serviceSlug, published), ...actorOf(by) })
        return published
      })
      if (now.isStale) throw await conflict(id)
      if (now.isNew) await dependencies.reload()
      return { version: now.version, release: now.version, isNew: now.isNew }
    },

    versions: async (id: string): Promise<PublishedVersion[]> => {
      await get(id)
      return (await store.versions(id)).map(({ publishedAt, ...row }) => ({
        ...row,
        release: row.version,
        publishedAt: publishedAt.toISOString(),
      }))
    },
  }
}
export type Definitions = ReturnType<typeof createDefinitions>
