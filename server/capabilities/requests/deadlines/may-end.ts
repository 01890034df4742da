// Whether a request may end because its time is over: areas register their reasons to wait, and each is asked before anything
// lapses. This file knows none of them.

import type { EndWaits } from '@bawaba/contract/owed-work.ts'
import type { Contributions, MayEnd } from '../../../capability.ts'

/** The first reason to wait; what cannot be found out throws, and the request waits for that. */
export const mayEndBy =
  (contributions: Contributions): MayEnd =>
  async (ending): Promise<EndWaits | undefined> => {
    for (const { mayEnd } of contributions.values()) {
      const reason = await mayEnd?.(ending)
      if (reason) return reason
    }
    return undefined
  }
