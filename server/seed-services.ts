// What made-up requests are made of: the services of the programmes at the version in force, with their examples.

import { existsSync, readFileSync } from 'node:fs'
import { catalogueStore } from './capabilities/catalogue/index.ts'
import type { Hooks } from './capabilities/hooks/index.ts'
import type { SeedService } from './capabilities/seeding/index.ts'
import type { Database } from './platform/database/index.ts'
import { formsOf, type InstalledProgramme } from './programmes.ts'

type Example = { activityId: string; data: Record<string, unknown> }

/** The answers that a service's examples file for an activity. */
export const examplesOf = (programmes: readonly InstalledProgramme[], slug: string, activityId: string) => {
  const files = programmes.flatMap(({ services }) =>
    services ? [new URL(`${slug}/examples.json`, services.href.replace(/\/?$/, '/'))] : [],
  )
  return files
    .filter(file => existsSync(file))
    .flatMap(file => (JSON.parse(readFileSync(file, 'utf8')) as { valid: Example[] }).valid)
    .filter(example => example.activityId === activityId)
    .map(({ data }) => data)
}

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
    if (form.fields.some(({ kind }) => kind.reserves)) return []
    // Made-up requests are everybody's: what teams alone see they would show.
    if (form.workflow.teams) return []
    const activityId = definition.activities[0]?.activityId ?? ''
    const activity = form.activity(activityId)
    const service = { slug, version, definition }
    return {
      definition,
      version,
      form,
      handler: activity && hooks.handlerFor({ service, activityId, person: undefined }, activity),
      examples: examplesOf(programmes, slug, activityId),
    }
  })
}
