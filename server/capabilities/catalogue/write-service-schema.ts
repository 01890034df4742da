// Writes docs/service.schema.json and docs/standard.schema.json from the field kinds, and the table of operations for authors: npm run schema
// A test compares them, so a kind is committed with what it makes of the schema.

import { readFile, writeFile } from 'node:fs/promises'
import { withOperations } from '@bawaba/forms/schema/operations-document.ts'
import { standardSchema } from '@bawaba/forms/schema/standard.ts'
import { installed, kindsOf } from '../../programmes.ts'
import { schemaOf } from './shape.ts'

export const schemaFile = new URL('../../../docs/service.schema.json', import.meta.url)
export const standardSchemaFile = new URL('../../../docs/standard.schema.json', import.meta.url)
const fileSchema = () => schemaOf(kindsOf(installed), 'file')
export const schemaText = (): string => `${JSON.stringify(fileSchema(), null, 2)}\n`
export const standardSchemaText = (): string => `${JSON.stringify(standardSchema(fileSchema()), null, 2)}\n`

export const expressionsPage = new URL('../../../docs/how-to/expressions.md', import.meta.url)

if (import.meta.main) {
  await writeFile(schemaFile, schemaText())
  await writeFile(standardSchemaFile, standardSchemaText())
  await writeFile(expressionsPage, withOperations(await readFile(expressionsPage, 'utf8')))
}
