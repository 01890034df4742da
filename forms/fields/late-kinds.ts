// Field kinds of the platform that few services ask: the browser fetches each with the first form that has it. The full
// list is index.ts; their widgets are among the late ones of widgets.tsx.

import type { FieldKind } from './field.ts'

const late = new Map<string, () => Promise<FieldKind>>([
  ['numberRange', async () => (await import('./number-range/number-range.ts')).numberRange],
])

export const lateKind = (name: string): (() => Promise<FieldKind>) | undefined => late.get(name)
