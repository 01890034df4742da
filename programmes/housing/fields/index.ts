// The housing programme's field kinds.

import type { FieldKind } from '@bawaba/forms/index.ts'
import { unit } from './unit/unit.ts'

export const housingKinds: readonly FieldKind[] = [unit]
