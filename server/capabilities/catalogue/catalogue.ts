// The catalogue in memory: every service compiled once, older versions loaded when a request still follows one.
// Reloaded when another process publishes.

import type { Category, Service, ServiceAbsence } from '@bawaba/contract/entities/service.ts'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { CompiledService, Forms } from '@bawaba/forms/index.ts'
import type { Text } from '@bawaba/language/index.ts'
import type { Shelf } from '../../platform/http/cached.ts'
import type { Actor, Device } from '../../platform/http/call.ts'
import { centerOptionsOf } from './indexed-fields.ts'
import type { CategoryRow, ServiceRow } from './service-row.ts'
import type { CatalogueStore } from './store.ts'
import { atHour, categoryView, fullView, publicView } from './view.ts'
import { assertWritable } from './writable.ts'

export type CatalogueEntry = {
  row: ServiceRow
  form: CompiledService
  full: ReturnType<typeof fullView>
  open: ReturnType<typeof publicView>
  /** The words in place of its own that it was compiled with. */
  wordsMark: string
}
type Snapshot = {
  entries: Map<string, CatalogueEntry>
  /** The definitions as they were published, before other words were put in. */
  published: ServiceDefinition[]
  categories: CategoryRow[]
  mark: string
  /** How many services have a version in force that cannot be read. */
  unreadable: number
}

/** The words that stand in place of a service's own. */
type Words = {
  /** Another text each time words of the service were written. */
  markOf(slug: string): string
  inForce(definition: ServiceDefinition): ServiceDefinition
}
const ownWords: Words = { markOf: () => '', inForce: definition => definition }

/** Whether a service is open depends on the hour: what was made ready is made anew after so long. */
const readyMs = 1000

const isStaff = (actor: Actor) => actor.mode === 'EMPLOYEE' || actor.mode === 'AGENT'

/** The app that somebody calls from, as `hiddenOn` names it; a visitor looks at that of citizens. */
const appOf = { VISITOR: 'citizen', CITIZEN: 'citizen', EMPLOYEE: 'employee', AGENT: 'agent' } as const

/** No user sees a service in an app that it is hidden in. Non-staff never see one hidden on web or on their own device. */
const isHidden = ({ row }: CatalogueEntry, actor: Actor, device: Device): boolean =>
  row.hiddenOn.includes(appOf[actor.mode]) ||
  (!isStaff(actor) && (row.hiddenOn.includes('web') || row.hiddenOn.includes(device)))

/** Only staff see a deactivated service. */
const isClosed = ({ row }: CatalogueEntry, actor: Actor): boolean => row.deactivated && !isStaff(actor)

const isVisible = (entry: CatalogueEntry, actor: Actor, device: Device): boolean =>
  !isHidden(entry, actor, device) && !isClosed(entry, actor)

/** Receives a stored service that cannot be shown, and why. */
type Report = (
  error: unknown,
  /** `inForce`: the earlier version that takes its place; null: there is none. */
  service: Pick<ServiceRow, 'slug' | 'version'> & { inForce: number | null },
) => void
/** How many earlier versions are tried. */
const mostTried = 50

export const createCatalogue = (
  store: CatalogueStore,
  forms: Forms,
  clock: () => Date,
  report: Report = () => undefined,
  words: Words = ownWords,
) => {
  let snapshot: Snapshot = {
    entries: new Map(),
    published: [],
    categories: [],
    mark: '',
    unreadable: 0,
  }
  const ready = { shelf: new Map() as Shelf, from: snapshot, at: 0 }
  type Older = { definition: ServiceDefinition; form: CompiledService }
  const older = new Map<string, Promise<Older>>()

  /** A version as it was published, and its form. */
  const publishedAs = async (slug: string, version: number): Promise<Older> => {
    const entry = snapshot.entries.get(slug)
    if (entry?.row.version === version) return { definition: entry.row.definition, form: entry.form }
    const key = `${slug}/${version}`
    const known = older.get(key)
    if (known) return known
    const loading = store.definition(slug, version).then(found => {
      if (!found) throw new Problem('MODEL_NOT_FOUND')
      const definition = words.inForce(found.definition)
      try {
        return { definition, form: forms.compile(definition) }
      } catch (error) {
        if (!entry) throw error
        // Its requests are read by the form in force.
        report(error, { slug, version, inForce: entry.row.version })
        return { definition: entry.row.definition, form: entry.form }
      }
    })
    older.set(key, loading)
    loading.catch(() => older.delete(key))
    return loading
  }

  const viewFor = (entry: CatalogueEntry, actor: Actor): Service =>
    atHour(actor.mode === 'VISITOR' ? entry.open : entry.full, clock())

  const entryOf = (published: ServiceRow): CatalogueEntry => {
    const row = { ...published, definition: words.inForce(published.definition) }
    const full = fullView(row)
    const known = snapshot.entries.get(row.slug)
    const isKnown = known?.row.version === row.version && known.wordsMark === words.markOf(row.slug)
    const form = isKnown ? known.form : forms.compile(row.definition)
    const wordsMark = words.markOf(row.slug)
    return { row, form, full, open: full.allowAnonymous ? full : publicView(full), wordsMark }
  }
  const tryEntry = (row: ServiceRow): { entry: CatalogueEntry } | { error: unknown } => {
    const known = snapshot.entries.get(row.slug)
    try {
      if (known?.row.version !== row.version) assertWritable(row)
      return { entry: entryOf(row) }
    } catch (error) {
      return { error }
    }
  }
  /**
   * Rules of today may not be able to read a version that earlier rules published. The last version that they can read
   * is in force then, so that the service, its requests and all lists stay readable. Every reading reports it.
   */
  const readableEntry = async (row: ServiceRow): Promise<CatalogueEntry | undefined> => {
    const newest = tryEntry(row)
    if ('entry' in newest) return newest.entry
    for (let version = row.version - 1; version > 0 && version >= row.version - mostTried; version -= 1) {
      const found = await store.definition(row.slug, version)
      // Columns of lists follow the newest version.
      const earlier = found && tryEntry({ ...row, version, definition: found.definition, hot: [] })
      if (!earlier || 'error' in earlier) continue
      report(newest.error, { ...row, inForce: version })
      return earlier.entry
    }
    report(newest.error, { ...row, inForce: null })
    return undefined
  }
  const read = async (): Promise<void> => {
    // The mark first: what is published while the rest is read makes it stale at once, never fresh.
    const mark = await store.mark()
    const [rows, categories] = await Promise.all([store.services(), store.categories()])
    const entries = new Map<string, CatalogueEntry>()
    for (const row of rows) {
      const entry = await readableEntry(row)
      if (entry) entries.set(row.slug, entry)
    }
    for (const key of older.keys()) {
      const [slug = ''] = key.split('/')
      if (snapshot.entries.get(slug)?.wordsMark !== words.markOf(slug)) older.delete(key)
    }
    snapshot = {
      entries,
      published: rows.flatMap(({ slug, version, definition }) =>
        entries.get(slug)?.row.version === version ? [definition] : [],
      ),
      unreadable: rows.filter(({ slug, version }) => entries.get(slug)?.row.version !== version).length,
      categories,
      mark,
    }
  }
  let reading = Promise.resolve()

  const catalogue = {
    /** Reads everything anew, one reading after another; the old snapshot answers until the new one is whole. */
    load: (): Promise<void> => {
      const next = reading.then(read)
      reading = next.catch(() => undefined)
      return next
    },

    /** The same object until something was published or switched. */
    mark: (): object => snapshot,

    /** Where answers made of this catalogue wait ready: empty after another was read, and after a while. */
    shelf: (): Shelf => {
      const now = clock().getTime()
      if (ready.from !== snapshot || Math.abs(now - ready.at) >= readyMs) {
        ready.shelf.clear()
        Object.assign(ready, { from: snapshot, at: now })
      }
      return ready.shelf
    },

    /** How many services have a version in force that cannot be read. */
    unreadable: (): number => snapshot.unreadable,

    /** Whether something was published or switched since it was read. */
    isStale: async (): Promise<boolean> => (await store.mark()) !== snapshot.mark,

    /** The service of a collection that the caller may see. Throws MODEL_NOT_FOUND. */
    get: (slug: string, actor: Actor, device: Device): CatalogueEntry => {
      const entry = snapshot.entries.get(slug)
      if (!entry || !isVisible(entry, actor, device)) throw new Problem('MODEL_NOT_FOUND')
      return entry
    },

    /**
     * The same for a call that files a request: the form may have been open before the service was closed.
     * Throws SERVICE_UNAVAILABLE for a closed service.
     */
    getToFile: (slug: string, actor: Actor, device: Device): CatalogueEntry => {
      if (catalogue.absence(slug, actor, device)?.reason === 'closed')
        throw new Problem('SERVICE_UNAVAILABLE')
      return catalogue.get(slug, actor, device)
    },

    /**
     * Why the caller does not see a service that exists: links, drafts and favourites outlive its closing. Only a
     * signed-in person learns that a hidden service exists.
     */
    absence: (slug: string, actor: Actor, device: Device): ServiceAbsence | undefined => {
      const entry = snapshot.entries.get(slug)
      if (!entry) return undefined
      const { row, form } = entry
      if (isHidden(entry, actor, device))
        return actor.mode === 'VISITOR' ? undefined : { serviceSlug: slug, reason: 'hidden' }
      if (!isClosed(entry, actor)) return undefined
      return {
        serviceSlug: slug,
        reason: 'closed',
        label: form.text(row.definition.serviceLabel),
        ...(row.closedSince && { closedSince: row.closedSince.toISOString() }),
      }
    },

    /** The definitions of all services as they were published, in their own words. */
    published: (): readonly ServiceDefinition[] => snapshot.published,

    /** Every service, hidden or not, for whoever counts them. */
    all: (): CatalogueEntry[] => [...snapshot.entries.values()],

    /** The service a request belongs to, hidden or not: whoever has requests of it goes on seeing them. */
    find: (slug: string): CatalogueEntry | undefined => snapshot.entries.get(slug),

    /** Whether a caller sees a service at all; what `get` refuses by. */
    isVisible,

    /** The version that a service has now. Throws MODEL_NOT_FOUND. */
    versionOf: (slug: string): number => {
      const entry = snapshot.entries.get(slug)
      if (!entry) throw new Problem('MODEL_NOT_FOUND')
      return entry.row.version
    },

    /** The service as it was at a version, to file under. */
    entryAt: async (entry: CatalogueEntry, version: number): Promise<CatalogueEntry> => {
      const { slug } = entry.row
      if (version === entry.row.version) return entry
      const { definition, form } = await publishedAs(slug, version)
      return { ...entry, row: { ...entry.row, version, definition }, form }
    },

    /** The form of the version that a request is pinned to. */
    formOf: async (slug: string, version: number): Promise<CompiledService> =>
      (await publishedAs(slug, version)).form,

    /** The definition of that version: its scripts run for its requests. */
    definitionOf: async (slug: string, version: number): Promise<ServiceDefinition> =>
      (await publishedAs(slug, version)).definition,

    view: viewFor,

    categories: (): readonly CategoryRow[] => snapshot.categories,

    /** Services of any of these categories. */
    servicesIn: (categories: readonly string[]): string[] =>
      [...snapshot.entries.values()]
        .filter(({ row: { definition } }) => definition.categoryIds.some(slug => categories.includes(slug)))
        .map(({ row }) => row.slug),

    /** Services of which some requests are seen by teams alone. */
    withTeams: (): string[] =>
      [...snapshot.entries.values()].filter(({ row }) => row.hasTeams).map(({ row }) => row.slug),

    categorySlugs: (): Set<string> => new Set(snapshot.categories.map(({ slug }) => slug)),

    entriesFor: (actor: Actor, device: Device): CatalogueEntry[] =>
      [...snapshot.entries.values()].filter(entry => isVisible(entry, actor, device)),

    /** The names of centers, as the forms call them that list them. */
    centerNames: (): Map<string, Text> =>
      new Map(
        [...snapshot.entries.values()].flatMap(({ row: { definition }, form }) =>
          centerOptionsOf(definition).map(({ value, label }) => [value, form.text(label)] as const),
        ),
      ),

    /** Categories that hold a service the caller may see, each with those services. */
    categoriesFor: (actor: Actor, device: Device): Category[] => {
      const visible = catalogue.entriesFor(actor, device)
      return snapshot.categories
        .map(row => ({
          ...categoryView(row),
          services: visible
            .filter(({ row: { definition } }) => definition.categoryIds.includes(row.slug))
            .map(entry => viewFor(entry, actor)),
        }))
        .filter(category => category.services.length > 0)
    },

    /** An older version of a service as its requests saw it. */
    viewOfVersion: async (entry: CatalogueEntry, version: number, actor: Actor): Promise<Service> => {
      if (version === entry.row.version) return viewFor(entry, actor)
      const { definition } = await publishedAs(entry.row.slug, version)
      const full = fullView({ ...entry.row, version, definition })
      return atHour(actor.mode === 'VISITOR' && !full.allowAnonymous ? publicView(full) : full, clock())
    },
  }
  return catalogue
}
export type Catalogue = ReturnType<typeof createCatalogue>
