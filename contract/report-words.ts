// Words of reports that stand on the page and in its files alike.

import type { Text } from '@bawaba/language/index.ts'
import type { AgeGroup } from './report-rules.ts'

/** What the kind of a status is called beside the status, which is the service's own word. */
export const stateKindName: Text = { ar: 'مرحلة الطلب', en: 'Stage' }

export const ageGroupWords: Record<AgeGroup, Text> = {
  under60: { ar: 'أقل من ٦٠ سنة', en: 'Under 60' },
  from60: { ar: '٦٠ سنة فأكثر', en: '60 or more' },
  unknown: { ar: 'السن غير معروف', en: 'Age unknown' },
}
