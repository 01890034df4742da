// The rules of definitions: designers work on a draft, what is published never changes, and nothing is published that
// something stands against or that somebody else has changed meanwhile.

import { largestDefinition } from '@bawaba/contract/calls/definitions.ts'
import type {
  DefinitionDraft,
  DefinitionRow,
  DraftPolicy,
  Published,
  PublishedVersion,
} from '@bawaba/contract/entities/definition.ts'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { Problem, type ProblemOptions } from '@bawaba/contract/problem.ts'
import { type Finding, finding } from '@bawaba/forms/index.ts'
import { formatNumber } from '@bawaba/language/index.ts'
import { type CatalogueStore, fingerprintOf, isTooDeep } from '../catalogue/index.ts'
import type { DefinitionRecord, DefinitionsStore, WholeRecord } from './store.ts'

export type DefinitionRules = {
  store: DefinitionsStore
  publish: CatalogueStore['publish']
  /** Everything that stands against a definition by itself. */
  findingsOf(definition: unknown): Promise<Finding[]>
  /** Requests under way, by status. */
  liveByStatus(serviceSlug: string): Promise<{ status: string; count: number }[]>
  /** Makes this server read the catalogue anew; the others are told by the database. */
  reload(): Promise<void>
  newId(): string
  clock(): Date
}
type Definition = DefinitionDraft['definition']

const rowOf = ({ basedOn: _, updatedAt, ...rest }: DefinitionRecord): DefinitionRow => ({
  ...rest,
  // Each publication is a release of its own: docs/decisions/releases-and-versions.md.
  release: rest.version,
  updatedAt: updatedAt.toISOString(),
})
const wholeOf = ({ definition, ...rest }: WholeRecord): DefinitionDraft => ({ ...rowOf(rest), definition })

const invalid = (key: string, path: string): Problem => {
  const details: ProblemOptions['details'] = [{ path: `definition${path}`, key }]
  return new Problem('VALIDATION_FAILED', { details })
}

/** A draft may be unfinished, but somebody has to be able to read it again. */
const assertKeepable = (definition: Definition): void => {
  if (isTooDeep(definition)) throw invalid('tooDeep', '')
  if (Buffer.byteLength(JSON.stringify(definition)) > largestDefinition)
    throw new Problem('PAYLOAD_TOO_LARGE')
}

/** States that requests stand in, and that the definition no longer has. */
export const vanishedStates = (
  definition: unknown,
  live: readonly { status: string; count: number }[],
): Finding[] => {
  const { workflow } = definition as Partial<ServiceDefinition>
  const states = Array.isArray(workflow?.states) ? workflow.states : []
  const codes = new Set(states.map(state => state?.code))
  return live
    .filter(({ status }) => !codes.has(status))
    .map(({ status, count }) =>
      finding(`workflow.states.${status}`, 'vanishedState', {
        ar: formatNumber('ar', count),
        en: formatNumber('en', count),
      }),
    )
}

export const createDefinitions = ({ store, newId, clock, ...rules }: DefinitionRules) => {
  const get = async (id: string): Promise<WholeRecord> => {
    const found = await store.find(id)
    if (!found) throw new Problem('NOT_FOUND')
    return found
  }
  const conflict = async (id: string): Promise<Problem> =>
    new Problem('CONFLICT', { extra: { current: wholeOf(await get(id)) } })

  const check = async ({ definition, serviceSlug }: WholeRecord): Promise<Finding[]> => [
    ...(await rules.findingsOf(definition)),
    ...vanishedStates(definition, await rules.liveByStatus(serviceSlug)),
  ]

  return {
    list: async (): Promise<DefinitionRow[]> => (await store.all()).map(rowOf),
    get: async (id: string): Promise<DefinitionDraft> => wholeOf(await get(id)),

    add: async (definition: Definition, by: string): Promise<DefinitionDraft> => {
      assertKeepable(definition)
      const id = newId()
      if (!(await store.add({ id, definition, by, now: clock() }))) throw new Problem('SLUG_TAKEN')
      return wholeOf(await get(id))
    },

    save: async (
      id: string,
      definition: Definition,
      revision: number | undefined,
      by: string,
    ): Promise<DefinitionDraft> => {
      const { serviceSlug } = await get(id)
      if (revision === undefined) throw new Problem('PRECONDITION_REQUIRED')
      assertKeepable(definition)
      if (definition.serviceSlug !== serviceSlug) throw invalid('fixed', '.serviceSlug')
      if (!(await store.change({ id, definition, by, now: clock() }, revision))) throw await conflict(id)
      return wholeOf(await get(id))
    },

    check: async (id: string): Promise<Finding[]> => check(await get(id)),

    /** Publishes what was saved last; `revision` is what the designer looked at, where they say. */
    publish: async (
      id: string,
      { reason, drafts }: { reason: string; drafts: DraftPolicy },
      revision: number | undefined,
      by: string,
    ): Promise<Published> => {
      const draft = await get(id)
      const { version, basedOn } = draft
      if ((revision ?? draft.revision) !== draft.revision || basedOn !== version) throw await conflict(id)
      // Nobody has worked on it: what there is, is what is in force.
      if (!draft.isChanged && version > 0) return { version, release: version, isNew: false }
      const findings = await check(draft)
      if (findings.length > 0) throw new Problem('DEFINITION_REFUSED', { extra: { findings } })
      const definition = draft.definition as unknown as ServiceDefinition
      const how = { reason: reason.trim(), drafts, by, revision: draft.revision }
      const now = await rules.publish(id, definition, fingerprintOf(definition), how)
      if (now.isStale) throw await conflict(id)
      if (now.isNew) await rules.reload()
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
