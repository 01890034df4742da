// Open requests of a member of staff who can no longer work on them, and whom they go to.

import { type Static, Type } from 'typebox'
import { Literals } from './literals.ts'
import { PersonRef } from './person.ts'

/** `person`: one who may work on all of them; `team`: the teams that see them; `queue`: whoever takes them. */
export const handoverTargets = ['person', 'team', 'queue'] as const
export type HandoverTarget = (typeof handoverTargets)[number]

export const Handover = Type.Object(
  {
    to: Literals(handoverTargets),
    assigneeId: Type.Optional(Type.String({ maxLength: 64 })),
  },
  { additionalProperties: false },
)
export type Handover = Static<typeof Handover>

const names = Type.Optional(Type.Array(Type.String({ maxLength: 130 }), { maxItems: 500 }))
/** Rights as an account would have them; those left out stay as they are. */
export const ProposedRights = Type.Object(
  {
    isDisabled: Type.Optional(Type.Boolean()),
    roles: names,
    services: names,
    teams: names,
    /** Empty: none. */
    serviceCenter: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: false },
)
export type ProposedRights = Static<typeof ProposedRights>

export const OpenWork = Type.Object({
  /** Requests under way that are assigned to the account and that it could not work on any more. */
  count: Type.Integer(),
  /** Those among them that some teams alone see. */
  ofTeams: Type.Integer(),
  /** Requests under way of teams that would have no member left. */
  withoutTeam: Type.Integer(),
  /** Who may work on each request that is counted. */
  workers: Type.Array(PersonRef),
})
export type OpenWork = Static<typeof OpenWork>
