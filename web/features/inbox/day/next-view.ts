// Which requests a case worker takes from next: late ones, then their own, then those of nobody. Pure.

import type { View } from '../views/views.ts'

const inOrder = ['late', 'mine', 'unassigned'] as const satisfies readonly View[]
export type NextView = (typeof inOrder)[number]

export const nextViewOf = (counts: Readonly<Record<string, number>>): NextView | undefined =>
  inOrder.find(view => (counts[view] ?? 0) > 0)

type Due = { id: string; dueAt: string | null }

/** Requests of several lists as one: what is due first stands first, what has no end last. */
export const byDue = <Row extends Due>(...lists: readonly (readonly Row[])[]): Row[] =>
  lists.flat().sort((a, b) => (a.dueAt ?? '9999').localeCompare(b.dueAt ?? '9999'))
