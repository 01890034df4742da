// What made-up requests are made of: the services of the programmes at the version in force, with their examples.

import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Answers } from '@bawaba/forms/definition.ts'
import { catalogueStore, readExamples, serviceFolders } from './capabilities/catalogue/index.ts'
import type { Hooks } from './capabilities/hooks/index.ts'
import type { RegistryExample } from './capabilities/registries/index.ts'
import type { SeedService } from './capabilities/seeding/index.ts'
import type { Database } from './platform/database/index.ts'
import { formsOf, type InstalledProgramme } from './programmes.ts'

/** Of each folder of a service: its name, and its examples. */
const examplesIn = (programmes: readonly InstalledProgramme[]) =>
  programmes.flatMap(({ services }) =>
    services
      ? serviceFolders(services).map(folder => ({
          slug: basename(fileURLToPath(folder)),
          ...readExamples(folder),
        }))
      : [],
  )

/** What registries answer in the examples of all their services. */
export const registryExamplesOf = (programmes: readonly InstalledProgramme[]): RegistryExample[] =>
  examplesIn(programmes).flatMap(({ registries = [] }) => registries)

/** The answers that a service's examples file for an activity. */
export const examplesOf = (programmes: readonly InstalledProgramme[], slug: string, activityId: string) =>
  examplesIn(programmes)
    .filter(folder => folder.slug === slug)
    .flatMap(({ valid }) => valid)
    .filter(example => example.activityId === activityId)
    .map(({ data }) => data as Answers)

/** Every service that the database has published. */
export const seedServices = async (
  database: Database,
  programmes: readonly InstalledProgramme[],
  hooks: Pick<Hooks, 'handlerFor'>,
): Promise<SeedService[]> => {
  const forms = await formsOf(programmes)
  const rows = await catalogueStore(database).services()
  return rows.flatMap(({ slug, version, definition }) => {
    const form = forms.compile(definition)
    // A made-up request reserves nothing, so it would say what is not so.
    if (form.fields.some(({ kind, entry }) => kind.reserves ?? entry.reserves)) return []
    // Made-up requests are everybody's: what teams alone see they would show.
    if (form.workflow.teams) return []
    const activityId = definition.activities[0]?.activityId ?? ''
    const activity = form.activity(activityId)
    const service = { slug, version, definition, form }
    return {
      definition,
      version,
      form,
      handler: activity && hooks.handlerFor({ service, activityId, person: undefined }, activity),
      examples: examplesOf(programmes, slug, activityId),
    }
  })
}
