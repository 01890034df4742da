// The calls about units: what everybody reads of those that are or were on sale, and what administrators do with all.

import { defineCalls } from '@bawaba/contract/calls/call.ts'
import { Count, CountQuery, ListQuery } from '@bawaba/contract/calls/parts.ts'
import { Literals } from '@bawaba/contract/entities/literals.ts'
import { Money } from '@bawaba/contract/entities/payment.ts'
import { PersonRef } from '@bawaba/contract/entities/person.ts'
import { administering, everyone } from '@bawaba/contract/policy-rows.ts'
import { type Static, Type } from 'typebox'
import { bounds, paymentMethods, unitStatuses, unitTypes } from './unit.ts'
import { longestUnitCode, unitCodePattern } from './unit-code.ts'

const open = { additionalProperties: false }
const Instant = Type.String({ format: 'date-time' })
const Code = Type.String({ maxLength: longestUnitCode, pattern: unitCodePattern })
const CodeParams = Type.Object({ code: Type.String({ maxLength: 32 }) })
const ProjectParams = Type.Object({ code: Type.String({ maxLength: 32 }) })
const Reason = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })
const nothing = Type.Object({}, open)

/** What stands behind `opensAt` is for staff alone. */
export const Unit = Type.Object({
  code: Type.String(),
  project: Type.String(),
  type: Literals(unitTypes),
  area: Type.Number(),
  floor: Type.Integer(),
  rooms: Type.Integer(),
  price: Money,
  paymentMethod: Literals(paymentMethods),
  country: Type.Union([Type.String(), Type.Null()]),
  status: Literals([...unitStatuses, 'sold'] as const),
  floorPlanUploaded: Type.Boolean(),
  /** A picture stands in the page, a document is opened; a sample is drawn by the demo. */
  floorPlan: Type.Optional(
    Type.Object({ kind: Literals(['picture', 'document']), isSample: Type.Boolean() }),
  ),
  /** Where it is offered from a moment on. */
  opensAt: Type.Optional(Instant),
  id: Type.Optional(Type.String()),
  onSale: Type.Optional(Type.Boolean()),
  blockReason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  revision: Type.Optional(Type.Integer()),
  createdAt: Type.Optional(Instant),
  updatedAt: Type.Optional(Instant),
})
export type Unit = Static<typeof Unit>
const SomeUnit = Type.Unsafe<Unit>(Type.Partial(Unit))

/** Codes, not words: which projects and countries there are is judged by the rules of `unit.ts`. */
const written = {
  project: Type.String({ maxLength: 32 }),
  type: Literals(unitTypes),
  area: Type.Number({ minimum: bounds.area.min, maximum: bounds.area.max }),
  floor: Type.Integer({ minimum: bounds.floor.min, maximum: bounds.floor.max }),
  rooms: Type.Integer({ minimum: bounds.rooms.min, maximum: bounds.rooms.max }),
  price: Type.String({ pattern: '^\\d{1,10}(\\.\\d{1,2})?$' }),
  paymentMethod: Literals(paymentMethods),
  country: Type.Union([Type.String({ maxLength: 2 }), Type.Null()]),
}
export const UnitChange = Type.Object(written, open)
export const NewUnit = Type.Object({ code: Code, ...written }, open)

const FieldChange = Type.Object({ field: Type.String(), from: Type.Unknown(), to: Type.Unknown() })
const historyKinds = [
  'added',
  'changed',
  'on-sale',
  'off-sale',
  'blocked',
  'unblocked',
  'floor-plan',
] as const
export const UnitHistoryEntry = Type.Object({
  at: Instant,
  kind: Literals(historyKinds),
  by: Type.Union([PersonRef, Type.Null()]),
  changes: Type.Array(FieldChange),
})
export type UnitHistoryEntry = Static<typeof UnitHistoryEntry>

const SaleRow = Type.Object({
  code: Type.String(),
  outcome: Literals(['changed', 'unchanged', 'refused']),
  key: Type.Optional(Literals(['unknown', 'blocked'])),
})
export const SaleReport = Type.Object({ changed: Type.Integer(), rows: Type.Array(SaleRow) })
export type SaleReport = Static<typeof SaleReport>

const RowError = Type.Object({
  field: Type.String(),
  key: Type.String(),
  params: Type.Optional(Type.Record(Type.String(), Type.Number())),
})
/** What becomes of one row of a file, or would. `line` counts the lines of the file from 1. */
export const ImportedUnit = Type.Object({
  line: Type.Integer(),
  code: Type.String(),
  outcome: Literals(['new', 'changed', 'unchanged', 'refused']),
  changes: Type.Array(FieldChange),
  errors: Type.Array(RowError),
})
export type ImportedUnit = Static<typeof ImportedUnit>
export const UnitImportReport = Type.Object({
  isDryRun: Type.Boolean(),
  counts: Type.Object({
    new: Type.Integer(),
    changed: Type.Integer(),
    unchanged: Type.Integer(),
    refused: Type.Integer(),
  }),
  rows: Type.Array(ImportedUnit),
  /** The refused rows as a file, each with its reason in the reader's language. */
  refusedCsv: Type.Optional(Type.String()),
})
export type UnitImportReport = Static<typeof UnitImportReport>

const Group = Type.Object({
  type: Literals(unitTypes),
  available: Type.Integer(),
  total: Type.Integer(),
  /** Of those that are available. */
  minPrice: Type.Optional(Money),
  maxPrice: Type.Optional(Money),
  minArea: Type.Optional(Type.Number()),
  maxArea: Type.Optional(Type.Number()),
})
export const Availability = Type.Object({
  available: Type.Integer(),
  total: Type.Integer(),
  types: Type.Array(Group),
})
export type Availability = Static<typeof Availability>

export const unitCalls = defineCalls({
  'GET units': {
    summary: {
      ar: 'الوحدات: المطروحة والمحجوزة للجميع، وكلها للمسؤول',
      en: 'Units: those on sale, reserved or sold for everybody, all of them for administrators',
    },
    tag: 'catalogue',
    query: ListQuery,
    answer: Type.Array(SomeUnit),
    policy: { ...everyone, BFM_ADMIN: 'all' },
    errors: ['INVALID_FILTER'],
  },
  'GET units/count': {
    summary: { ar: 'عدد الوحدات', en: 'How many units there are' },
    tag: 'catalogue',
    query: CountQuery,
    answer: Count,
    policy: { ...everyone, BFM_ADMIN: 'all' },
    errors: ['INVALID_FILTER'],
  },
  'GET units/:code': {
    summary: { ar: 'وحدة واحدة', en: 'One unit' },
    tag: 'catalogue',
    params: CodeParams,
    answer: Unit,
    policy: { ...everyone, BFM_ADMIN: 'all' },
    errors: ['NOT_FOUND'],
  },
  'GET units/:code/floorPlan': {
    summary: { ar: 'المسقط الأفقي لوحدة', en: 'The floor plan of a unit' },
    tag: 'catalogue',
    gives: 'file',
    params: CodeParams,
    query: Type.Object({ mode: Type.Optional(Type.String({ maxLength: 16 })) }, open),
    answer: Type.Unknown(),
    policy: { ...everyone, BFM_ADMIN: 'all' },
    errors: ['NOT_FOUND'],
  },
  'GET projects/:code/availability': {
    summary: {
      ar: 'المتاح من وحدات مشروع، بالنوع',
      en: 'How many units of a project are available, by type, with their prices',
    },
    tag: 'catalogue',
    params: ProjectParams,
    answer: Availability,
    policy: { ...everyone, BFM_ADMIN: 'all' },
    errors: ['NOT_FOUND'],
  },
  'GET units/:code/history': {
    summary: { ar: 'سجل تغييرات وحدة', en: 'Every change of a unit, newest first' },
    tag: 'catalogue',
    params: CodeParams,
    answer: Type.Array(UnitHistoryEntry),
    policy: administering,
    errors: ['NOT_FOUND'],
  },
  'POST units': {
    summary: { ar: 'إضافة وحدة', en: 'Add a unit; it is off sale' },
    tag: 'catalogue',
    body: NewUnit,
    answer: Unit,
    status: 201,
    policy: administering,
    errors: ['VALIDATION_FAILED'],
  },
  'PATCH units/:code': {
    summary: {
      ar: 'تعديل وحدة',
      en: 'Change a unit that nobody has reserved; If-Match names the revision it was seen at',
    },
    tag: 'catalogue',
    params: CodeParams,
    body: UnitChange,
    answer: Unit,
    policy: administering,
    errors: [
      'NOT_FOUND',
      'VALIDATION_FAILED',
      'CONFLICT',
      'PRECONDITION_REQUIRED',
      'UNIT_RESERVED',
      'SALE_UNDER_WAY',
    ],
  },
  'POST units/sale': {
    summary: {
      ar: 'طرح وحدات أو سحبها من الطرح',
      en: 'Put units on sale or take them off, by their codes or all of a project; reservations stay',
    },
    tag: 'catalogue',
    body: Type.Object(
      {
        onSale: Type.Boolean(),
        /** From when on they can be reserved; at once without it. */
        opensAt: Type.Optional(Instant),
        codes: Type.Optional(Type.Array(Code, { minItems: 1, maxItems: 1000, uniqueItems: true })),
        project: Type.Optional(Type.String({ maxLength: 32 })),
      },
      open,
    ),
    answer: SaleReport,
    policy: administering,
    errors: ['VALIDATION_FAILED', 'SALE_UNDER_WAY'],
  },
  'POST units/:code/block': {
    summary: {
      ar: 'إيقاف وحدة بسبب',
      en: 'Block a unit with a reason: nobody can reserve it, and a reservation that lives stays',
    },
    tag: 'catalogue',
    params: CodeParams,
    body: Type.Object({ reason: Reason }, open),
    answer: Unit,
    policy: administering,
    errors: ['NOT_FOUND'],
  },
  'POST units/:code/unblock': {
    summary: { ar: 'رفع إيقاف وحدة', en: 'Take the block back; the unit is off sale' },
    tag: 'catalogue',
    params: CodeParams,
    body: nothing,
    answer: Unit,
    policy: administering,
    errors: ['NOT_FOUND'],
  },
  'POST units/:code/floorPlan': {
    summary: { ar: 'رفع المسقط الأفقي لوحدة', en: 'Upload the floor plan: a PDF or a picture' },
    tag: 'catalogue',
    takes: 'file',
    params: CodeParams,
    answer: Unit,
    policy: administering,
    errors: [
      'NOT_FOUND',
      'UNSUPPORTED_MEDIA_TYPE',
      'FILE_EMPTY',
      'FILE_TOO_LARGE',
      'FILE_NAME',
      'FILE_TYPE',
      'FILE_TYPE_MISMATCH',
      'FILE_TOO_MANY_PIXELS',
      'FILE_DAMAGED',
      'FILE_ARCHIVE',
      'FILE_UNSAFE',
      'FILE_PROTECTED',
      'FILE_EMBEDDED',
      'FILE_REMOTE',
      'FILE_UNREADABLE',
      'TOO_MANY_FILES',
      'FILE_CHECK_UNAVAILABLE',
    ],
  },
  'GET units/file/content': {
    summary: {
      ar: 'تنزيل الوحدات ملف CSV يمكن استيراده',
      en: 'The units of a project, or all, as CSV that imports unchanged; its revisions protect what changes meanwhile',
    },
    tag: 'catalogue',
    query: Type.Object(
      {
        project: Type.Optional(Type.String({ maxLength: 32 })),
        mode: Type.Optional(Type.String({ maxLength: 16 })),
      },
      open,
    ),
    gives: 'file',
    answer: Type.String(),
    policy: administering,
    errors: ['NOT_FOUND'],
  },
  'POST units/import': {
    summary: {
      ar: 'استيراد وحدات من ملف CSV، أو فحصه',
      en: 'Add and change units from a CSV file; a dry run tells what each row would do',
    },
    tag: 'catalogue',
    takes: 'file',
    query: Type.Object({ dryRun: Type.Optional(Type.Boolean()) }, open),
    answer: UnitImportReport,
    policy: administering,
    errors: [
      'UNSUPPORTED_MEDIA_TYPE',
      'CSV_TOO_LARGE',
      'CSV_NOT_UTF8',
      'CSV_BROKEN',
      'CSV_COLUMNS',
      'SALE_UNDER_WAY',
    ],
  },
})

/** Which parts of a unit everybody reads. */
export const publicParts = [
  'code',
  'project',
  'type',
  'area',
  'floor',
  'rooms',
  'price',
  'paymentMethod',
  'country',
  'status',
  'floorPlanUploaded',
  'floorPlan',
  'opensAt',
] as const satisfies readonly (keyof Unit)[]
export const unitParts = Object.keys(Unit.properties) as (keyof Unit)[]
