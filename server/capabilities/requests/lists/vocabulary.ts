// What may be asked of a list of requests: the fixed fields, and those answers that the service's definition opens.

import { historyParts, type RequestRow } from '@bawaba/contract/entities/request.ts'
import { requestNumberOf } from '@bawaba/contract/request-number.ts'
import type { CompiledService } from '@bawaba/forms/index.ts'
import { raw, type Sql, sql } from '../../../platform/database/index.ts'
import type { Column, Columns, FieldType, Hot, Vocabulary } from '../../../platform/filter/index.ts'
import { type IndexedField, isTypedText } from '../../catalogue/index.ts'
import { isReopenedSql } from './workload-store.ts'

const fixed: [string, FieldType, string][] = [
  ['id', 'text', 'r.id::text'],
  ['ID', 'text', 'r.number'],
  ['serviceSlug', 'text', 'r.service_slug'],
  ['version', 'number', 'r.version'],
  ['activityId', 'text', 'r.activity_id'],
  ['status', 'text', 'r.status'],
  ['statusKind', 'text', 'r.status_kind'],
  ['channel', 'text', 'r.channel'],
  ['deliverableNumber', 'number', 'r.deliverable_number'],
  ['owner.id', 'text', 'r.owner_id::text'],
  ['dueAt', 'instant', 'r.due_at'],
  ['createdAt', 'instant', 'r.created_at'],
  ['updatedAt', 'instant', 'r.updated_at'],
  ['actionDate', 'instant', 'r.action_date'],
]
/** The fixed fields that may be empty. */
const mayBeNull = new Set(['dueAt', 'assigneeId', 'newMessageAt'])
/** Who works on it, and whether it was taken up again, are questions of staff alone. */
const ofStaff: [string, FieldType, string][] = [
  ['assigneeId', 'text', 'r.assignee_id::text'],
  ['isReopened', 'boolean', isReopenedSql],
  ['newMessageAt', 'instant', 'r.message_at'],
]

const parts = [
  'id',
  'ID',
  'serviceSlug',
  'version',
  'activityId',
  'status',
  'statusKind',
  'deliverableNumber',
  'data',
  'documents',
  'history',
  'links',
  'clientHooksData',
  'given',
  'fees',
  'asked',
  'owner',
  'company',
  'assignee',
  'channel',
  'dueAt',
  'finishBy',
  'lateSince',
  'newMessageAt',
  'revision',
  'createdAt',
  'updatedAt',
  'actionDate',
] as const satisfies (keyof RequestRow)[]

/** What is read besides the row itself. */
const aroundParts = new Set(['documents', 'history', 'links', 'clientHooksData'])
/** `columns` are those answers alone that the list shows, which a row has under `data` too. */
const ofEverybody = { parts: [...parts, 'columns'], goesWith: new Map([['columns', 'data']]) }
/** Of staff: `data` is whole answers, and each request whose answers are read is written down. */
const ofStaffOnly = {
  ...ofEverybody,
  namedOnly: new Set([...aroundParts, 'data']),
  // Scripts write answers into them, unmasked: a request by itself shows them, and that look is written down.
  withheld: new Set(['clientHooksData', 'given']),
}
const ofApplicants = { ...ofEverybody, namedOnly: new Set([...aroundParts, 'columns']) }

const listed = (fields: [string, FieldType][]): Vocabulary => ({
  fields: new Map(fields),
  parts: fields.map(([name]) => name),
  defaultLimit: 1000,
  maxLimit: 1000,
})
/** What may be asked of the relations of a request. */
const relations = new Map<string, Vocabulary>([
  [
    'documents',
    listed([
      ['id', 'text'],
      ['name', 'text'],
      ['size', 'number'],
      ['type', 'text'],
    ]),
  ],
  [
    'history',
    {
      ...listed([
        ['id', 'text'],
        ['at', 'instant'],
        ['kind', 'text'],
        ['actor', 'text'],
        ['activityId', 'text'],
        ['from', 'text'],
        ['to', 'text'],
      ]),
      parts: historyParts,
    },
  ],
])

/** What a list must know of its service. */
export type ServiceFields = {
  form: CompiledService
  hot: readonly IndexedField[]
  /** The blind index of a value of a sensitive answer. */
  indexOf(field: string): (value: unknown) => string
}
export type ReadableFields = { vocabulary: Vocabulary; columns: Columns }

/** Answers a list may be filtered by; identifiers of a person only where the filter does not travel in the address. */
const answerColumns = ({ form, hot, indexOf }: ServiceFields, inAddress: boolean): [string, Column][] =>
  form.fields
    .filter(
      field =>
        (field.entry.searchField || field.entry.showColumn) && !(inAddress && form.sensitive.has(field.name)),
    )
    .map(({ name, entry }) => {
      const isSealed = form.sensitive.has(name)
      // Until a column was filled for this version it holds what the version before put there.
      const own = hot.find(({ field, kind }) => field === name && (kind === 'sealed') === isSealed)
      return [
        `data.${name}`,
        {
          type: 'json',
          expression: answer('->', name),
          asText: answer('->>', name),
          ...(own ? { hot: columnOf(own) } : {}),
          ...(isTypedText(entry) ? { isTyped: true } : {}),
          ...(isSealed ? { sealed: sealedColumn(name, indexOf) } : {}),
        },
      ]
    })
const answer = (arrow: string, name: string): Sql => sql`(r.data ${raw(arrow)} ${name}::text)`
const sealedColumn = (name: string, indexOf: ServiceFields['indexOf']): Column['sealed'] => ({
  index: sql`(r.data -> ${name}::text ->> '$index')`,
  indexOf: indexOf(name),
})

const columnOf = ({ kind, slot }: IndexedField): Hot => {
  const type = kind === 'number' ? 'number' : 'text'
  return { kind, column: raw(`r.${type}_${slot}`), admits: raw(`r.${type}_slots >= ${slot}`) }
}

/** @param inAddress the filter travels in the address, where identifiers of a person must not stand */
export const readableFieldsOf = (
  service: ServiceFields | undefined,
  { isStaff, inAddress }: { isStaff: boolean; inAddress: boolean },
): ReadableFields => {
  const columns = new Map<string, Column>(
    [...fixed, ...(isStaff ? ofStaff : [])].map(([name, type, text]) => [
      name,
      {
        type,
        expression: raw(text),
        isRequired: !mayBeNull.has(name),
        ...(name === 'ID' ? { read: requestNumberOf } : {}),
        ...(text.endsWith('::text') ? { uuid: raw(text.replace('::text', '')) } : {}),
      },
    ]),
  )
  for (const [name, column] of service ? answerColumns(service, inAddress) : []) columns.set(name, column)
  const fields = new Map([...columns].map(([name, { type }]) => [name, type]))
  // What staff read masked is not revealed by an order, a cursor or a comparison either, and of what is stored sealed the
  // database knows no order and no part.
  const whole = new Set([...(service?.form.sensitive.keys() ?? [])].map(name => `data.${name}`))
  const numbers = new Set(
    (service?.form.fields ?? []).flatMap(({ name, entry }) =>
      entry.type === 'Number' ? `data.${name}` : [],
    ),
  )
  return {
    columns,
    vocabulary: {
      fields,
      whole,
      numbers,
      ...(isStaff ? ofStaffOnly : ofApplicants),
      includes: relations,
      defaultLimit: 20,
      maxLimit: 100,
    },
  }
}
