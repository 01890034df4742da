// `npm run services -- diff`: what services of folders, or of the installed programmes, would change of what people rely on,
// before an upgrade brings them into force.

import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import {
  catalogueStore,
  differenceLine,
  differencesOf,
  fingerprintOf,
  readServiceFolders,
} from './capabilities/catalogue/index.ts'
import { readConfig } from './config.ts'
import { chooseProgrammes } from './programmes.ts'
import { suppliedName, type Terminal } from './services-terminal.ts'
import { withDatabase } from './services-versions.ts'

/** Those of the programmes that the settings choose. */
export const installedServices = ({ environment }: Terminal): ServiceDefinition[] =>
  chooseProgrammes(readConfig(environment)).flatMap(({ services }) =>
    services ? readServiceFolders(services) : [],
  )

/** Answers whether nothing of that would change; a service that is new changes nothing. */
export const diffServices = (
  definitions: readonly ServiceDefinition[],
  { environment, say }: Terminal,
): Promise<boolean> =>
  withDatabase(readConfig(environment), async database => {
    const inForce = new Map((await catalogueStore(database).services()).map(row => [row.slug, row]))
    let isSame = true
    for (const definition of definitions) {
      const former = inForce.get(definition.serviceSlug)
      if (!former) continue
      const lines = differencesOf(former.definition, definition).map(differenceLine)
      if (lines.length === 0) continue
      isSame = false
      const name = suppliedName({ slug: definition.serviceSlug, sha256: fingerprintOf(definition) })
      say(`${definition.serviceSlug}, version ${former.version} is in force; this one is ${name}`)
      for (const line of lines) say(`  ${line}`)
    }
    if (isSame) say('Nobody gains or loses a service, no fee and no category changes.')
    return isSame
  })
