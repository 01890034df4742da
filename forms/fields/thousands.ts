// Thousands marks of a typed number: they stand only where thousands do. "1,5" is neither 15 nor 1.5 for certain.

import { normaliseDigits } from '@bawaba/language/index.ts'

const thousands = /^[^,]?\d{1,3}(,\d{3})+(\.\d*)?$/

export const isMarkedOddly = (text: string): boolean => {
  const marked = normaliseDigits(text)
    .replace(/[\u066c\u060c]/g, ',')
    .replace(/\u066b/g, '.')
  return marked.includes(',') && !thousands.test(marked)
}
