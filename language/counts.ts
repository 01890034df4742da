// A count as a figure of its own, in a table or a tile. The Arabic zero is a dot, which alone reads as nothing: it is a word.

import { formatNumber } from './numbers.ts'
import type { Language } from './text.ts'

const arabicZero = 'صفر'

export const formatCount = (language: Language, count: number): string =>
  language === 'ar' && count === 0 ? arabicZero : formatNumber(language, count)
