// The size of a file as people read it.

import { formatNumber, type Language } from '@bawaba/language/index.ts'

const units = [
  { bytes: 2 ** 20, ar: 'ميجابايت', en: 'MB' },
  { bytes: 2 ** 10, ar: 'كيلوبايت', en: 'KB' },
] as const
const byte = { ar: 'بايت', en: 'bytes' }

/** "1.4 MB", "١٫٤ ميجابايت". */
export const formatSize = (language: Language, size: number): string => {
  const unit = units.find(({ bytes }) => size >= bytes)
  const value = unit ? Math.round((size / unit.bytes) * 10) / 10 : size
  return `${formatNumber(language, value)}\u00a0${(unit ?? byte)[language]}`
}
