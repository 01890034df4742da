// Why a meter is no longer somebody's: by the person themself, or by the company.

import type { Text } from '@bawaba/language/index.ts'

export const deletionReasons: Readonly<Record<string, Text>> = {
  MOVED: { ar: 'انتقلت من العقار', en: 'I have moved out' },
  SOLD: { ar: 'بعت العقار', en: 'I have sold the property' },
  WRONG: { ar: 'سُجل بالخطأ', en: 'It was registered by mistake' },
  REMOVED: { ar: 'رُفع العداد من مكانه', en: 'The meter was removed' },
  REPLACED: { ar: 'استُبدل العداد', en: 'The meter was replaced' },
  NAME_TRANSFERRED: { ar: 'نُقل العداد إلى اسم آخر', en: 'The meter was transferred to another name' },
}
