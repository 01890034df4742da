// Why requests are not finished: how many of a service and an owner stand where.

import { type Static, Type } from 'typebox'
import { PersonRef } from './person.ts'

export const Workload = Type.Object({
  serviceSlug: Type.String(),
  /** null: nobody works on them. */
  assignee: Type.Union([PersonRef, Type.Null()]),
  /** Past their due date; of those that wait for staff. */
  late: Type.Integer(),
  /** They wait for staff and have no owner. */
  unassigned: Type.Integer(),
  /** They wait for their owner. */
  withStaff: Type.Integer(),
  /** They wait for the applicant, or for a payment. */
  paused: Type.Integer(),
  /** They had ended and were taken up again, wherever they stand now. */
  reopened: Type.Integer(),
})
export type Workload = Static<typeof Workload>
