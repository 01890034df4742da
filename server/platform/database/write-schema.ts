// Writes migrations/schema.sql from the platform's migrations: node run.mjs server/platform/database/write-schema.ts
// A test compares the two, so a migration is committed with what it makes of the schema.
import { writeFile } from 'node:fs/promises'
import { dumpSchema } from './dump-schema.ts'
import { testDatabase } from './test-database.ts'

export const platformMigrations = { name: 'platform', folder: new URL('../../migrations/', import.meta.url) }
export const schemaFile = new URL('schema.sql', platformMigrations.folder)

if (import.meta.main) {
  const { database, close } = await testDatabase([platformMigrations])
  await writeFile(schemaFile, await dumpSchema(database))
  await close()
}
