// The row of this process in the table of servers, and the words for rows of others.

import type { Job } from '../../platform/jobs/job.ts'
import type { Keys } from '../../platform/keys.ts'
import type { LivingServer, ServerRow, ServersStore } from './store.ts'

/** How often a server reads its keys again and writes its row. */
const beatMs = 10_000

type Dependencies = {
  store: ServersStore
  keys: Keys
  /** Throws where the database depends on other keys than these. */
  assertKeys: () => Promise<void>
  self: Pick<ServerRow, 'id' | 'host' | 'process' | 'version'>
}

/** Tells the other processes that this one runs, and with which keys. */
export const createPresence = ({ store, keys, assertKeys, self }: Dependencies) => {
  const write = async (): Promise<void> => {
    const { sealing } = keys.ring()
    await store.write({ ...self, sealsBy: sealing[0].id, opens: sealing.map(({ id }) => id) })
  }
  const beat = async (): Promise<void> => {
    // A ring that cannot be read leaves the one in memory, which is what the row then says.
    let failure: unknown
    try {
      keys.reload()
    } catch (error) {
      failure = error
    }
    await write()
    if (failure) throw failure
    // Whoever retires a key waits for the servers that beat: this one may have been silent for longer than that.
    await assertKeys()
  }
  return {
    /** Before anything is sealed. A key may have been retired since its ring was read. */
    begin: async (): Promise<void> => {
      await write()
      await assertKeys()
    },
    end: () => store.remove(self.id),
    job: {
      name: 'servers.beat',
      title: { ar: 'تسجيل مفاتيح الخادم', en: 'Record the keys of the server' },
      isOwn: true,
      everyMs: beatMs,
      run: beat,
    } satisfies Job,
  }
}

/** A server in words. */
export const serverLine = ({ host, process, version, secondsAgo }: LivingServer): string =>
  `${host}, process ${process}, version ${version}, seen ${secondsAgo} s ago`
