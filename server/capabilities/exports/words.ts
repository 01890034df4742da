// What a file of an export says of itself: the heads of its columns, its name, its media type.

import type { ExportFormat } from '@bawaba/contract/entities/report.ts'
import type { ReportSpec } from '@bawaba/contract/report-rules.ts'
import { stateKindName } from '@bawaba/contract/report-words.ts'
import type { Text } from '@bawaba/language/index.ts'

export const requestHeads: Text[] = [
  { ar: 'رقم الطلب', en: 'Request number' },
  { ar: 'الخدمة', en: 'Service' },
  { ar: 'الحالة', en: 'Status' },
  stateKindName,
  { ar: 'مركز الخدمة', en: 'Service center' },
  { ar: 'الفئة العمرية', en: 'Age group' },
  { ar: 'قُدم من', en: 'Filed from' },
  { ar: 'تاريخ التقديم', en: 'Filed on' },
  { ar: 'تاريخ آخر تغيير للحالة', en: 'Status since' },
  { ar: 'موعد الاستحقاق', en: 'Due on' },
  { ar: 'أيام حتى القرار أو حتى اليوم', en: 'Days to the decision, or so far' },
]

export const groupHeads: Record<ReportSpec['by'], Text> = {
  service: { ar: 'الخدمة', en: 'Service' },
  statusKind: stateKindName,
  center: { ar: 'مركز الخدمة', en: 'Service center' },
  ageGroup: { ar: 'الفئة العمرية', en: 'Age group' },
  period: { ar: 'الفترة', en: 'Period' },
  channel: { ar: 'طريقة السداد', en: 'Channel' },
}

export const channels: Record<string, Text> = {
  web: { ar: 'الموقع', en: 'Website' },
  mobile: { ar: 'الهاتف', en: 'Mobile' },
  tablet: { ar: 'الجهاز اللوحي', en: 'Tablet' },
  kiosk: { ar: 'منفذ خدمة ذاتية', en: 'Kiosk' },
}

export const fileNames: Record<'report' | 'requests', Text> = {
  report: { ar: 'تقرير', en: 'Report' },
  requests: { ar: 'طلبات', en: 'Requests' },
}

export const mediaTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
