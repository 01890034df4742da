// What each format is on the wire.

import type { ExportFormat } from '@bawaba/contract/entities/report.ts'

export const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
