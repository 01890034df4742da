// The number to call, and the words for causes of power cuts.

import type { Text } from '@bawaba/language/index.ts'
import type { Cause } from './power-cut-calls.ts'

/** The number to call for a cut or a danger. */
export const powerCutNumber = '121'

export const causeNames: Record<Cause, Text> = {
  fault: { ar: 'عطل في الشبكة', en: 'A fault in the network' },
  maintenance: { ar: 'أعمال صيانة', en: 'Maintenance work' },
  overload: { ar: 'حمل زائد على الشبكة', en: 'The network is overloaded' },
}
