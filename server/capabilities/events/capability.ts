// What this capability contributes to the server: what changes, told to open pages as it changes, over all servers.

import { Problem } from '@bawaba/contract/problem.ts'
import { type Base, defineCapability } from '../../capability.ts'
import type { ActingCapability } from '../acting/index.ts'
import { actorOf, type Sessions } from '../sessions/index.ts'
import { createEvents, type Events } from './events.ts'

type Needs = Base & { sessions: Sessions; acting: ActingCapability }

export const capability = defineCapability({
  name: 'events',
  provide: ({ config, database, log, sessions, acting }: Needs) => ({
    events: createEvents({
      database,
      most: config.EVENT_STREAMS,
      everyMs: config.EVENTS_EVERY_MS,
      admittedAs: async call => {
        const actor = await actorOf(sessions, call)
        if (actor.mode === 'VISITOR') throw new Problem('UNAUTHENTICATED')
        const { acting: actingId } = call.query
        return actingId === undefined ? actor : acting.ownerOf(actor, { actingId })
      },
      report: err => log('events.not_delivered', { err }),
    }),
  }),
  contribute: ({ events }: { events: Events }) => ({
    handlers: events.handlers,
    watches: events.watch,
    // Streams end first: nothing else would, while they are open.
    endStreams: events.close,
  }),
})
