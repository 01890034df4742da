// Reports: numbers over requests, saved under a name, and exported as files.

import { Type } from 'typebox'
import { OwnName, SavedView, ViewSearch } from '../entities/inbox.ts'
import { Literals } from '../entities/literals.ts'
import {
  Export,
  exportFormats,
  exportKinds,
  Report,
  ReportChoices,
  ReportQuery,
  ReportSpecSchema,
} from '../entities/report.ts'
import { reporting } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { ServiceParams } from './parts.ts'

const closed = { additionalProperties: false }
const Id = Type.Object({ id: Type.String({ format: 'uuid' }) })
const reportErrors = [
  'REPORT_DAY_UNKNOWN',
  'REPORT_NOT_GROUPED',
  'REPORT_STATE_NOT_MEASURED',
  'REPORT_PERIOD_REVERSED',
  'REPORT_TOO_MANY_DAYS',
  'REPORT_TOO_MANY_MONTHS',
  'REPORT_CENTER_UNKNOWN',
] as const

export const reportCalls = defineCalls({
  'GET :service/reports': {
    summary: { ar: 'تقرير عن خدمة', en: 'A report on the requests of one service' },
    tag: 'reports',
    params: ServiceParams,
    query: ReportQuery,
    answer: Report,
    policy: reporting,
    errors: ['MODEL_NOT_FOUND', ...reportErrors],
  },
  'GET dynamic_services/reports': {
    summary: { ar: 'تقرير عن كل الخدمات', en: 'A report on the requests of all services' },
    tag: 'reports',
    query: ReportQuery,
    answer: Report,
    policy: reporting,
    errors: [...reportErrors],
  },
  'GET dynamic_services/reports/choices': {
    summary: { ar: 'ما تُصفّى به التقارير', en: 'The services and centers a report can be narrowed to' },
    tag: 'reports',
    answer: ReportChoices,
    policy: reporting,
    errors: [],
  },
  'GET savedReports': {
    summary: { ar: 'تقاريرك المحفوظة', en: 'The reports that the caller saved' },
    tag: 'reports',
    answer: Type.Array(SavedView),
    policy: reporting,
    errors: [],
  },
  'POST savedReports': {
    summary: { ar: 'حفظ تقرير', en: 'Save a report under a name' },
    tag: 'reports',
    body: Type.Object({ name: OwnName, search: ViewSearch }, closed),
    answer: SavedView,
    status: 201,
    policy: reporting,
    errors: ['VALIDATION_FAILED', 'VIEW_NAME_TAKEN', 'TOO_MANY_VIEWS', 'VIEW_OF_PERSON'],
  },
  'PATCH savedReports/:id': {
    summary: {
      ar: 'تغيير اسم تقرير محفوظ أو ما فيه',
      en: 'Rename a saved report, or give it another report',
    },
    tag: 'reports',
    params: Id,
    body: Type.Object({ name: Type.Optional(OwnName), search: Type.Optional(ViewSearch) }, closed),
    answer: SavedView,
    policy: reporting,
    errors: ['NOT_FOUND', 'VALIDATION_FAILED', 'VIEW_NAME_TAKEN', 'VIEW_OF_PERSON'],
  },
  'DELETE savedReports/:id': {
    summary: { ar: 'حذف تقرير محفوظ', en: 'Delete a saved report' },
    tag: 'reports',
    params: Id,
    answer: Type.Null(),
    status: 204,
    policy: reporting,
    errors: ['NOT_FOUND'],
  },
  'GET exports': {
    summary: { ar: 'ملفات التصدير الخاصة بك', en: 'The exports of the caller, newest first' },
    tag: 'reports',
    answer: Type.Array(Export),
    policy: reporting,
    errors: [],
  },
  'POST exports': {
    summary: {
      ar: 'تصدير تقرير أو طلباته إلى ملف',
      en: 'Make a file of a report, or of the requests behind it; the work goes on by itself',
    },
    tag: 'reports',
    body: Type.Object(
      { kind: Literals(exportKinds), format: Literals(exportFormats), spec: ReportSpecSchema },
      closed,
    ),
    answer: Export,
    status: 201,
    idempotent: true,
    policy: reporting,
    errors: ['MODEL_NOT_FOUND', 'TOO_MANY_EXPORTS', 'IDEMPOTENCY_KEY_REUSED', ...reportErrors],
  },
  'GET exports/:id': {
    summary: { ar: 'تقدم التصدير', en: 'How far an export is' },
    tag: 'reports',
    params: Id,
    answer: Export,
    policy: reporting,
    errors: ['NOT_FOUND'],
  },
  'GET exports/:id/content': {
    summary: { ar: 'ملف التصدير', en: 'The file of an export, for whoever had it made' },
    tag: 'reports',
    gives: 'file',
    params: Id,
    query: Type.Object({ mode: Type.Optional(Type.String({ maxLength: 16 })) }, closed),
    answer: Type.Unknown(),
    policy: reporting,
    errors: ['NOT_FOUND'],
  },
  'DELETE exports/:id': {
    summary: { ar: 'إلغاء تصدير أو حذف ملفه', en: 'Cancel an export, or delete its file' },
    tag: 'reports',
    params: Id,
    answer: Type.Null(),
    status: 204,
    policy: reporting,
    errors: ['NOT_FOUND'],
  },
})
