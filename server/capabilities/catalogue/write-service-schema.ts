// Writes docs/*.schema.json from the field kinds, and the table of operations for authors: npm run schema
// A test compares them, so a kind is committed with what it makes of the schema.

import { readFile, writeFile } from 'node:fs/promises'
import { examplesSchema, textsSchema } from '@bawaba/forms/schema/files.ts'
import { kindsPage } from '@bawaba/forms/schema/kinds-document.ts'
import { withOperations } from '@bawaba/forms/schema/operations-document.ts'
import { standardSchema } from '@bawaba/forms/schema/standard.ts'
import { installed, kindsOf } from '../../programmes.ts'
import { schemaOf } from './shape.ts'

export const schemaFile = new URL('../../../docs/service.schema.json', import.meta.url)
export const standardSchemaFile = new URL('../../../docs/standard.schema.json', import.meta.url)
/** What stands beside service.json. */
export const besideFiles: [file: URL, text: () => string][] = [
  [new URL('../../../docs/texts.schema.json', import.meta.url), () => textOf(textsSchema())],
  [new URL('../../../docs/examples.schema.json', import.meta.url), () => textOf(examplesSchema())],
]
const textOf = (schema: object): string => `${JSON.stringify(schema, null, 2)}\n`
const fileSchema = () => schemaOf(kindsOf(installed), 'file')
export const schemaText = (): string => textOf(fileSchema())
export const standardSchemaText = (): string => textOf(standardSchema(fileSchema()))

export const expressionsPage = new URL('../../../docs/how-to/expressions.md', import.meta.url)

/** All kinds with their properties. */
export const kindsFile = new URL('../../../docs/how-to/kinds.md', import.meta.url)
export const kindsText = (): Promise<string> => kindsPage(kindsOf(installed))

if (import.meta.main) {
  await writeFile(schemaFile, schemaText())
  await writeFile(standardSchemaFile, standardSchemaText())
  for (const [file, text] of besideFiles) await writeFile(file, text())
  await writeFile(kindsFile, await kindsText())
  await writeFile(expressionsPage, withOperations(await readFile(expressionsPage, 'utf8')))
}
