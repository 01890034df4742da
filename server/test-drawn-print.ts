// Prints one drawn service as JSON, for a test that runs in another process: `node server/test-drawn-print.ts INDEX SLUG`.

import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { definitionOf, drawnServices, hours } from './test-drawn-services.ts'

const [number, slug = 'DRAWN'] = parseArgs({ allowPositionals: true }).positionals
const index = Number(number)
const seed = Number(process.env.SEED ?? 20_261_130)
const drawn = fc.sample(drawnServices, { numRuns: index + 1, seed })[index]
if (!drawn) throw new Error('Which of the drawn services: 0, 1, …')
const { registries: _, ...definition } = definitionOf(drawn, slug, 1)
// The registry of these services belongs to another test: a running portal does not know it.
for (const { steps } of definition.activities)
  for (const { fieldsSchema } of steps) delete fieldsSchema.registered
const { schema, answers } = drawn
console.log(JSON.stringify({ definition, schema, answers, hours }))
