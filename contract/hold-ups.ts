// Why a request is not finished, as supervisors count it.

export const holdUps = ['late', 'unassigned', 'withStaff', 'paused', 'reopened'] as const
export type HoldUp = (typeof holdUps)[number]
