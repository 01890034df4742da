// What the roles of staff are called, in one table for screens and messages; a portal renames them on the page of texts.

import type { Messages } from '@bawaba/language/index.ts'
import type { Role } from './entities/person.ts'

export const roleNames = {
  CASE_OFFICER: { ar: 'موظف الطلبات', en: 'Case officer' },
  SUPERVISOR: { ar: 'مشرف', en: 'Supervisor' },
  REPORT_MANAGER: { ar: 'مسؤول التقارير', en: 'Report manager' },
  FINANCIAL_MANAGER: { ar: 'مسؤول مالي', en: 'Financial manager' },
  BFM_ADMIN: { ar: 'مدير النظام', en: 'Administrator' },
  SERVICE_DESIGNER: { ar: 'مصمم خدمات', en: 'Service designer' },
  AUDITOR: { ar: 'مدقق', en: 'Auditor' },
} as const satisfies Messages & Record<Role, unknown>
