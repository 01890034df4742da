// What each kind of chart is drawn from.

import type { Report } from '@bawaba/contract/entities/report.ts'

export type DrawProps = { report: Report; width: number; title: string }
