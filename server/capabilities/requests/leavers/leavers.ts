// Open requests of those who leave: counted before an administrator changes somebody's rights, handed on in the transaction
// of the change, and looked for by a job, since rights change by other ways too (a restore, an older version, a command).

import type {
  Handover,
  HandoverTarget,
  OpenWork,
  ProposedRights,
} from '@bawaba/contract/entities/handover.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Database, Queries } from '../../../platform/database/index.ts'
import type { Notices } from '../../notifications/index.ts'
import type { Changed } from '../dependencies.ts'
import { type HandoverNotices, leaversStore } from './leavers-store.ts'

type Dependencies = {
  database: Database
  notices: Notices
  announce(request: Changed): void
  clock: () => Date
}
export type RightsChange = { accountId: string; actorId: string; handover: Handover | undefined }

export const createLeavers = ({ database, notices, announce, clock }: Dependencies) => {
  const count = '{count}'
  const written = (): HandoverNotices => ({
    handedOver: notices.write('handedOver', () => ({ count })),
    workReturned: notices.write('workReturned', () => ({ count })),
    teamEmpty: notices.write('teamEmpty', () => ({ count })),
  })

  type Whose = {
    accountId?: string
    actorId: string | null
    to: HandoverTarget
    assigneeId?: string | undefined
  }
  /** Gives work back to teams that have members again, shows what no team works on, and takes it from who may not. */
  const handOn = async (
    queries: Queries,
    { accountId, actorId, to, assigneeId }: Whose,
  ): Promise<Changed[]> => {
    const store = leaversStore(queries)
    const deed = { actorId, now: clock(), notices: written() }
    const returned = await store.returnToTeams(deed.now)
    const shown = await store.showSupervisors(deed)
    return [...returned, ...shown, ...(await store.handOver({ ...deed, accountId, to, assigneeId }))]
  }

  return {
    /** What would be left behind if an account had these rights. */
    preview: (accountId: string, proposed: ProposedRights): Promise<OpenWork> =>
      leaversStore(database).preview(accountId, proposed),

    /**
     * Hands on what an account may not work on any more, in the transaction that changed its rights. Throws
     * ASSIGNEE_UNKNOWN if it is handed to a person who may not work on all of it. Answers what changed, for `announce`.
     */
    settle: async (queries: Queries, { accountId, actorId, handover }: RightsChange): Promise<Changed[]> => {
      const { to = 'queue', assigneeId } = handover ?? {}
      const heir = to === 'person' ? (assigneeId ?? '') : undefined
      if (heir !== undefined && !(await leaversStore(queries).mayTake(heir, accountId)))
        throw new Problem('ASSIGNEE_UNKNOWN')
      return handOn(queries, { accountId, actorId, to, assigneeId: heir })
    },

    announce: (changes: readonly Changed[]): void => changes.forEach(announce),

    /** Looks for requests that nobody works on for another reason than a change on a screen. */
    find: async (): Promise<void> => {
      const changes = await database.transaction(queries => handOn(queries, { actorId: null, to: 'queue' }))
      changes.forEach(announce)
    },
  }
}
export type Leavers = ReturnType<typeof createLeavers>
