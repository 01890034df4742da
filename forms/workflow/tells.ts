// Whether an act of staff tells its applicant what cannot be called back: an outcome, a bill, a question, the service's own
// words, or that what they were told holds no more. A step between states in which staff work is progress.

import type { Effect } from '../definition.ts'
import { isWithStaff, type StateKind } from './state-kinds.ts'

const speaks = ({ kind, params }: Effect): boolean =>
  kind === 'issueLetter' || (kind === 'notify' && params?.to === 'applicant')

export const tellsApplicant = (
  between: readonly StateKind[],
  { effects = [] }: { effects?: readonly Effect[] },
): boolean => !between.every(isWithStaff) || effects.some(speaks)
