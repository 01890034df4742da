// Whether a service is open: switches beside its versions. A definition gives the first values only.

import { type Static, Type } from 'typebox'
import { PersonRef } from './person.ts'
import { switches } from './service-description.ts'

const Instant = Type.String({ format: 'date-time' })
const OptionalInstant = Type.Union([Instant, Type.Null()])

const values = {
  /** Closed: only staff see it. */
  deactivated: switches.deactivated,
  hiddenOn: switches.hiddenOn,
  disabledOn: switches.disabledOn,
  /** Open from, and until; null: without a limit. */
  fromDate: OptionalInstant,
  toDate: OptionalInstant,
}
const SwitchValues = Type.Object(values)
export type SwitchValues = Static<typeof SwitchValues>

const SwitchRecord = Type.Object({
  ...values,
  revision: Type.Integer(),
  /** Null for the values of the first publication. */
  reason: Type.Union([Type.String(), Type.Null()]),
  changedAt: Instant,
  /** Null for a command, or for the first publication by a programme. */
  by: Type.Union([PersonRef, Type.Null()]),
})

/** The switches in force, and how they came about: the newest first. */
export const ServiceSwitches = Type.Object({
  ...values,
  revision: Type.Integer(),
  /** The days of each month on which its newest version is open. */
  monthly: Type.Optional(Type.Object({ from: Type.Integer(), to: Type.Integer() })),
  history: Type.Array(SwitchRecord),
})
export type ServiceSwitches = Static<typeof ServiceSwitches>

/** Switches that are not named keep their value. */
export const SwitchChange = Type.Object(
  {
    deactivated: Type.Optional(values.deactivated),
    hiddenOn: Type.Optional(values.hiddenOn),
    disabledOn: Type.Optional(values.disabledOn),
    fromDate: Type.Optional(values.fromDate),
    toDate: Type.Optional(values.toDate),
    reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
  },
  { additionalProperties: false },
)
export type SwitchChange = Static<typeof SwitchChange>
