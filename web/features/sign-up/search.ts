// What the address of the sign-up page holds.

import { localPath } from '../../client/leave.ts'

export type SignUpSearch = { from?: string }

/** Where one came from: only a path of this portal. */
export const readSignUpSearch = ({ from }: Record<string, unknown>): SignUpSearch => ({
  from: typeof from === 'string' ? localPath(from) : undefined,
})
