// Which requests a case worker takes from next: late ones, then their own, then those of nobody. Pure.

import type { View } from '../views/views.ts'

const inOrder = ['late', 'mine', 'unassigned'] as const satisfies readonly View[]
export type NextView = (typeof inOrder)[number]

export const nextViewOf = (counts: Readonly<Record<string, number>>): NextView | undefined =>
  inOrder.find(view => (counts[view] ?? 0) > 0)

type Assigned = { assignee: { id: string } | null }

/** Requests that the case worker may take, in the order of the list: their own and those of nobody. */
export const takable = <Row extends Assigned>(rows: readonly Row[], me: string): Row[] =>
  rows.filter(({ assignee }) => assignee === null || assignee.id === me)
