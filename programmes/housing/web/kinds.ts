// The field kinds that housing brings, each fetched with the first form that has it.

import type { OwnKind } from '@bawaba/forms/fields/own-kinds.ts'

export const kinds: Readonly<Record<string, OwnKind>> = {
  unit: () => import('./unit-field/unit-parts.tsx'),
}
