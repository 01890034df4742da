// A service whose every way of keeping an answer is sensitive, and a search through all that a portal stores: for tests of
// sealed answers.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import type { FieldEntry, FieldsSchema } from '@bawaba/forms/definition.ts'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { readServiceFolders } from './capabilities/catalogue/index.ts'
import { dumpOf } from './platform/database/test-dump.ts'
import { spellingsOf } from './platform/test-spellings.ts'
import type { TestPortal } from './test-portal.ts'

const card = readServiceFolders(libraryCard.services).find(
  ({ serviceSlug }) => serviceSlug === 'LIBRARY_CARD',
) as ServiceDefinition

const entry = (more: Partial<FieldEntry>): FieldEntry => ({
  label: 'f.fullName',
  type: 'String',
  uniforms: { type: 'text' },
  optional: true,
  sensitive: true,
  ...more,
})
/** What the script tells of the answers that it is asked about holds them. */
const hooks = {
  fieldHandler: `function fieldHandler(ctx) {
    return { options: [{ value: 'P' + ctx.answers.nationalId, label: 'branch.GARDEN' }] }
  }`,
  afterTransition: 'function afterTransition(ctx) { return { clientHooksData: { seen: ctx.answers } } }',
}

const plainEntry = ({ sensitive: _, ...rest }: FieldEntry): FieldEntry =>
  rest.fieldsSchema ? { ...rest, fieldsSchema: plain(rest.fieldsSchema) } : rest
const plain = (schema: FieldsSchema): FieldsSchema =>
  Object.fromEntries(Object.entries(schema).map(([name, field]) => [name, plainEntry(field)]))

/** @param isSensitive false: the same questions, none of them marked */
export const sealedService = (serviceSlug: string, isSensitive = true): ServiceDefinition => {
  const definition = structuredClone({ ...card, serviceSlug, allowAnonymous: true, hooks })
  const schemaOf = (activityId: string): FieldsSchema =>
    definition.activities.find(activity => activity.activityId === activityId)?.steps[0]?.fieldsSchema ?? {}
  Object.assign(schemaOf('APPLY'), {
    income: entry({ type: 'Number', uniforms: { type: 'number' }, showColumn: true }),
    family: entry({
      type: 'Array',
      uniforms: { type: 'Array' },
      rowLabel: 'f.fullName',
      maxCount: 3,
      sensitive: false,
      fieldsSchema: { name: entry({ sensitive: false }), passport: entry({}) },
    }),
    office: entry({ uniforms: { type: 'select' }, lazyLoad: { apiDependencies: ['nationalId'] } }),
  })
  Object.assign(schemaOf('ASK_INFORMATION').informationAsked ?? {}, { sensitive: true })
  Object.assign(schemaOf('APPROVE').decisionNote ?? {}, { sensitive: true })
  if (isSensitive) return definition
  for (const activity of definition.activities)
    for (const step of activity.steps) step.fieldsSchema = plain(step.fieldsSchema)
  return definition
}

/** What stands packed in a workbook or an archive, unpacked. */
const unpacked = (bytes: Buffer): string => {
  const texts: string[] = []
  for (let at = bytes.indexOf('PK\u0003\u0004'); at >= 0; at = bytes.indexOf('PK\u0003\u0004', at + 4)) {
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
    try {
      texts.push(inflateRawSync(bytes.subarray(start)).toString('utf8'))
    } catch {
      // Stored as it is: it is looked through with the rest.
    }
  }
  return texts.join('\n')
}

/** Everything that a portal has stored, by the table or file that holds it. */
export const storedBy = async ({ database, folder, log }: TestPortal): Promise<Map<string, string>> => {
  const found = await dumpOf(database)
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (file.isFile()) {
      const bytes = await readFile(join(file.parentPath, file.name))
      found.set(
        `file ${file.name}`,
        [bytes.toString('utf8'), bytes.toString('latin1'), unpacked(bytes)].join('\n'),
      )
    }
  return found.set('log', log.join('\n'))
}

/** Where any of the texts stands, however it is written. */
export const placesOf = (stored: ReadonlyMap<string, string>, texts: readonly string[]): string[] => {
  const spellings = texts.flatMap(spellingsOf)
  return [...stored]
    .filter(([, stored]) => spellings.some(text => stored.includes(text)))
    .map(([name]) => name)
}
