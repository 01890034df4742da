// The catalogue that test portals begin with: checked and published once per run, into the template of their databases.
// Checking compiles a large JSON schema, which would be the dearest part of opening a portal.

import { createHash, randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishCalendars } from './capabilities/appointments/index.ts'
import { publishProgrammes, readServiceFolders } from './capabilities/catalogue/index.ts'
import { publishCenters } from './capabilities/service-centers/index.ts'
import { guardedTables, migrationSources } from './database.ts'
import { uuid7 } from './platform/database/index.ts'
import { type Contents, type TestDatabase, testDatabase } from './platform/database/test-database.ts'
import { formsOf, type InstalledProgramme } from './programmes.ts'

/** What decides on the rows: the definitions, and the code that publishes them. */
const fingerprintOf = (programmes: readonly InstalledProgramme[]): string => {
  const hash = createHash('sha256')
  for (const { services, kinds: _, capabilities: __, ...rest } of programmes)
    hash.update(JSON.stringify([rest, services ? readServiceFolders(services) : []]))
  const capabilities = join(import.meta.dirname, 'capabilities')
  for (const file of globSync('{catalogue,service-centers,appointments,supply}/*.ts', {
    cwd: capabilities,
  }).sort())
    hash.update(readFileSync(join(capabilities, file)))
  return hash.digest('hex')
}

const contentsOf = (programmes: readonly InstalledProgramme[]): Contents => ({
  fingerprint: fingerprintOf(programmes),
  guarded: guardedTables,
  fill: async database => {
    const newId = uuid7(Date.now, randomBytes)
    const forms = await formsOf(programmes)
    // The tests of the commands read the scripts of all programmes.
    await publishProgrammes({
      database,
      forms,
      programmes,
      release: '0.0.0',
      newId,
      needsConsent: true,
      checkScripts: async () => [],
    })
    await publishCenters(database, programmes, '0.0.0')
    await publishCalendars(database, programmes, '0.0.0')
  },
})

/** A database with the services of the programmes. */
export const catalogueDatabase = (programmes: readonly InstalledProgramme[]): Promise<TestDatabase> =>
  testDatabase(migrationSources(programmes), contentsOf(programmes))
