// How many calls were answered by an error since the start, by its code: what alarms compare.

import type { ErrorCode } from '@bawaba/contract/errors.ts'

const counts = new Map<ErrorCode, number>()

export const countRefusal = (code: ErrorCode): void => {
  counts.set(code, (counts.get(code) ?? 0) + 1)
}

export const refusalCounts = (): { of: string; value: number }[] =>
  [...counts].map(([of, value]) => ({ of, value }))
