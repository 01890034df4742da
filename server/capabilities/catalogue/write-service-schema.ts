// Writes docs/service.schema.json from the field kinds: npm run schema
// A test compares the two, so a kind is committed with what it makes of the schema.

import { writeFile } from 'node:fs/promises'
import { installed, kindsOf } from '../../programmes.ts'
import { schemaOf } from './shape.ts'

export const schemaFile = new URL('../../../docs/service.schema.json', import.meta.url)
export const schemaText = (): string => `${JSON.stringify(schemaOf(kindsOf(installed), 'file'), null, 2)}\n`

if (import.meta.main) await writeFile(schemaFile, schemaText())
