// What happens, gathered and passed on to the open pages of every server.

import type { Database } from '../../platform/database/index.ts'
import type { Call, SignedIn } from '../../platform/http/call.ts'
import { createBus, eventsChannel } from './bus.ts'
import type { Happening } from './happening.ts'
import { createHub } from './hub.ts'
import { eventRoutes } from './routes.ts'
import { eventsStore } from './store.ts'

type Dependencies = {
  database: Database
  /** Most open streams of this server. */
  most: number
  /** How long happenings are gathered before they are told. */
  everyMs: number
  /** Who calls now, as the call was admitted; rejects where it would no longer be. */
  admittedAs(call: Call<'GET events'>): Promise<SignedIn>
  report(error: unknown): void
}

/** The capability wired: `publish` tells what happened, `watch` begins to pass on what all servers tell. */
export const createEvents = ({ database, most, everyMs, admittedAs, report }: Dependencies) => {
  const store = eventsStore(database)
  const bus = createBus({ notify: text => store.notify(eventsChannel, text), everyMs, report })
  const hub = createHub({ most, report })
  return {
    publish: bus.publish,
    handlers: eventRoutes({ hub, admittedAs }),
    watch: () =>
      database.listen(eventsChannel, text => {
        if (text === undefined) hub.tellMissed()
        else hub.tell(JSON.parse(text) as Happening[])
      }),
    close: async (): Promise<void> => {
      hub.close()
      await bus.flush()
    },
  }
}
export type Events = ReturnType<typeof createEvents>
