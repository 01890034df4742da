// Publishing what the programmes of a release supply: each service is checked whole and every finding is named. A start
// publishes only definitions that are news, and never over what users published, rolled back or closed.

import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import type { Programme } from '@bawaba/contract/programme.ts'
import type { Database } from '../../platform/database/index.ts'
import { type SupplyNotice, type SupplyOutcome, supplyItems } from '../supply/index.ts'
import { categoriesStore, type NewCategory } from './categories-store.ts'
import { type Checks, refusalOf } from './check.ts'
import { checkDefinition, fingerprintOf } from './checked.ts'
import { readServiceFolders } from './folder.ts'
import type { PublishedNow } from './publication-store.ts'
import { type CatalogueStore, catalogueStore } from './store.ts'
import { serviceOutcome } from './supplied-store.ts'

type Supplying = Omit<Checks, 'categories'> & {
  database: Database
  programmes: readonly Programme[]
  /** The version of the portal, by which starts of two releases are told apart. */
  release: string
  newId: () => string
  /** Versions that change who may apply, a fee or a category wait for a yes: everywhere but in a demo. */
  needsConsent: boolean
  /** Publishes a definition, and records it where somebody reads that. */
  publish?: CatalogueStore['publish']
}
type Supply = { published: number; notices: SupplyNotice[] }

/** Categories of the programmes; those that users changed stay. None is withdrawn: services may name it. */
const supplyCategories = ({ database, programmes, release, newId }: Supplying): Promise<SupplyNotice[]> =>
  supplyItems<Pick<NewCategory, 'name' | 'position'>>(database, {
    kind: 'category',
    release,
    brought: new Map(
      programmes.flatMap(({ categories }) => categories.map(({ slug, ...value }) => [slug, value] as const)),
    ),
    isWithdrawn: false,
    read: queries => categoriesStore(queries).stored(),
    write: (queries, changes) =>
      categoriesStore(queries).put(
        [...changes].flatMap(([slug, value]) => (value ? [{ id: newId(), slug, ...value }] : [])),
      ),
  })

const supplyService = async (
  definition: ServiceDefinition,
  { store, ...supplying }: Omit<Supplying, 'database'> & { store: CatalogueStore; checks: Checks },
  states: Awaited<ReturnType<CatalogueStore['supplyStates']>>,
): Promise<PublishedNow> => {
  const { serviceSlug: slug } = definition
  const { release, checks, newId, needsConsent, publish = store.publish } = supplying
  const sha256 = fingerprintOf(definition)
  const state = states.get(slug) ?? { history: [], current: undefined }
  const outcome = serviceOutcome(state, sha256, release)
  if (outcome !== 'apply') {
    await store.noteSupplied({ slug, sha256, release, outcome }, state)
    return { version: 0, isNew: false, supply: outcome }
  }
  const result = await checkDefinition(definition, checks)
  if ('issues' in result) throw new Error(refusalOf(definition, result.issues))
  return publish(newId(), result.checked, { release, needsConsent })
}

const isNotice = (outcome: SupplyOutcome): outcome is SupplyNotice['outcome'] =>
  outcome === 'waiting' || outcome === 'unaccepted' || outcome === 'older'

/** Publishes the services of the programmes that are news; answers how many, and what waits. */
export const publishProgrammes = async (supplying: Supplying): Promise<Supply> => {
  const { database, programmes, forms, checkScripts } = supplying
  const store = catalogueStore(database)
  const notices = await supplyCategories(supplying)
  const categories = new Set((await store.categories()).map(({ slug }) => slug))
  const checks = { forms, checkScripts, categories }
  const states = await store.supplyStates()
  let published = 0
  for (const { services } of programmes)
    for (const definition of services ? readServiceFolders(services) : []) {
      const { serviceSlug: key } = definition
      const now = await supplyService(definition, { ...supplying, store, checks }, states)
      if (now.supply !== undefined && isNotice(now.supply))
        notices.push({ kind: 'service', key, outcome: now.supply })
      if (now.isNew) published += 1
    }
  return { published, notices }
}
