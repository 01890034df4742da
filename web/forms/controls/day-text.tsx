// A day of a filter, typed on one line as 2026-11-20 in digits of either set.

import { normaliseDigits } from '@bawaba/language/index.ts'
import { text } from './text.tsx'

export const dayText = () =>
  text({ latin: true, inputMode: 'numeric', value: typed => normaliseDigits(typed).trim() })
