// Lists of state kinds in SQL. They are written out, not bound: partial indexes name the same lists.

import {
  decidedKinds,
  ends,
  type StateKind,
  unfinishedKinds,
  waitingKinds,
  withdrawnKinds,
} from '@bawaba/forms/workflow/state-kinds.ts'
import { raw, type Sql } from './database/index.ts'

const listed = (kinds: readonly StateKind[]) => raw(`(${kinds.map(kind => `'${kind}'`).join(', ')})`)

export const endKindsSql = listed(ends)
export const decidedKindsSql = listed(decidedKinds)
export const withdrawnKindsSql = listed(withdrawnKinds)
export const waitingKindsSql = listed(waitingKinds)
export const unfinishedKindsSql = listed(unfinishedKinds)

/** When a decided request was decided; `alias` is its row. A former version wrote down its last change of status alone. */
export const decidedAtSql = (alias = 'requests'): Sql =>
  raw(`coalesce(${alias}.decided_at, ${alias}.action_date)`)
