// What the address of a sign-in page holds.

import { localPath } from '../../client/leave.ts'

export type SignInSearch = { from?: string }

/** Where one came from: only a path of this portal. */
export const readSignInSearch = ({ from }: Record<string, unknown>): SignInSearch => ({
  from: typeof from === 'string' ? localPath(from) : undefined,
})
