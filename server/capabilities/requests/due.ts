// By when a state should end.

import type { StateDefinition } from '@bawaba/forms/definition.ts'

const day = 86_400_000

/** The state's `dueIn` days from now, or null where it sets none. */
export const dueFrom = (now: Date, state: StateDefinition): Date | null =>
  state.dueIn === undefined ? null : new Date(now.getTime() + state.dueIn * day)
