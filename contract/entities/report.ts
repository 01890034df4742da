// A report as it is requested and answered, and an export of one.

import { filedKinds } from '@bawaba/forms/workflow/state-kinds.ts'
import { type Static, Type } from 'typebox'
import { ageGroups, measures, reportGroups, reportSteps } from '../report-rules.ts'
import { TextSchema } from './app-data.ts'
import { Literals } from './literals.ts'
import { serviceSlugPattern } from './service.ts'

const day = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' })
const Instant = Type.String({ format: 'date-time' })

/** A report by its parts; the service is the collection of the call. */
const parts = {
  measure: Literals(measures),
  by: Literals(reportGroups),
  every: Literals(reportSteps),
  from: Type.Optional(day),
  to: Type.Optional(day),
  center: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  statusKind: Type.Optional(Literals(filedKinds)),
  ageGroup: Type.Optional(Literals(ageGroups)),
}
const closed = { additionalProperties: false }
/** Without a part, that of `plainReport`. */
export const ReportQuery = Type.Object(
  {
    ...parts,
    measure: Type.Optional(parts.measure),
    by: Type.Optional(parts.by),
    every: Type.Optional(parts.every),
  },
  closed,
)
export const ReportSpecSchema = Type.Object(
  { ...parts, service: Type.Optional(Type.String({ pattern: serviceSlugPattern })) },
  closed,
)

/** `series` are the columns of its numbers; each row has a number for each. */
export const Report = Type.Object({
  /** What was really counted: whole months, but for days. Null for what is open now. */
  period: Type.Union([Type.Object({ from: Type.String(), to: Type.String() }), Type.Null()]),
  /** Amounts are whole piasters. */
  unit: Literals(['requests', 'days', 'piasters'] as const),
  /** Whether the numbers of a row add up. */
  isStacked: Type.Boolean(),
  series: Type.Array(Type.Object({ key: Type.String(), label: TextSchema })),
  rows: Type.Array(
    Type.Object({ key: Type.String(), label: TextSchema, values: Type.Array(Type.Integer()) }),
  ),
  madeAt: Instant,
})
export type Report = Static<typeof Report>

const Choice = Type.Object({ value: Type.String(), label: TextSchema })
export const ReportChoices = Type.Object({ services: Type.Array(Choice), centers: Type.Array(Choice) })
export type ReportChoices = Static<typeof ReportChoices>

export const exportKinds = ['report', 'requests'] as const
export const exportFormats = ['csv', 'xlsx'] as const
const exportStates = ['waiting', 'running', 'done', 'failed'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** A file in the making, or made: the numbers of a report, or the requests behind it. */
export const Export = Type.Object({
  id: Type.String(),
  kind: Literals(exportKinds),
  format: Literals(exportFormats),
  spec: ReportSpecSchema,
  state: Literals(exportStates),
  rows: Type.Integer(),
  /** How many rows there will be. */
  total: Type.Union([Type.Integer(), Type.Null()]),
  /** Why there is no file. */
  error: Type.Optional(Type.Object({ code: Type.String(), message: Type.String() })),
  createdAt: Instant,
  finishedAt: Type.Union([Instant, Type.Null()]),
  expiresAt: Instant,
})
export type Export = Static<typeof Export>
