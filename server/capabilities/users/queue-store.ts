// The SQL of the queue of roles that wait for a second administrator.

import { sql } from '../../platform/database/index.ts'
import type { Queue } from '../timekeeping/index.ts'

export const userQueues: readonly Queue[] = [
  {
    what: 'proposedRoles',
    items: () => sql`select a.roles_proposed_at as since from accounts a where a.pending_roles <> '{}'`,
  },
]
