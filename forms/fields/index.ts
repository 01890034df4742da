// The platform's list of field kinds: those that every form has at hand, and those that are fetched for the forms that ask
// them. Server, gallery and tests know all of them.

import type { FieldKind } from './field.ts'
import { firstKinds } from './first-kinds.ts'
import { numberRange } from './number-range/number-range.ts'

// The browser's script leaves out a list that it does not read.
export const platformKinds: FieldKind[] = /* @__PURE__ */ firstKinds.concat(numberRange)
