// Whole numbers that are counted up: versions and revisions. The database keeps them in four bytes.

import { Type } from 'typebox'

/** From `minimum` to the most that there can be. */
export const Whole = (minimum: 0 | 1) => Type.Integer({ minimum, maximum: 2_147_483_647 })
