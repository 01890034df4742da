// LISTEN on one connection of its own for all channels. It comes back after every interruption, and then says
// so: what was sent in between is lost, and the listener must look for itself.
import pg from 'pg'

/** `payload` is undefined after an interruption: something may have happened. */
type Heard = (payload: string | undefined) => void
export type Listen = (channel: string, heard: Heard) => Promise<() => Promise<void>>

const firstPause = 100
const longestPause = 5000
// A peer that vanished without a word is noticed by asking.
const heartbeat = 15_000

export const createListener = (
  url: string,
  log: (message: string, error?: unknown) => void,
): { listen: Listen; isListening(): boolean; close(): Promise<void> } => {
  const channels = new Map<string, Set<Heard>>()
  let client: pg.Client | undefined
  let opening: Promise<void> | undefined
  let closed = false
  let wake: (() => void) | undefined

  const pause = (ms: number) =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, ms)
      timer.unref()
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'bawaba-listen',
      connectionTimeoutMillis: 2000,
      query_timeout: 5000,
      keepAlive: true,
    })
    let lost = false
    const timer = setInterval(() => void fresh.query('select 1').catch(() => fresh.end()), heartbeat)
    timer.unref()
    fresh.on('error', error => log('The listening database connection broke', error))
    fresh.on('notification', ({ channel, payload }) => {
      for (const heard of channels.get(channel) ?? []) heard(payload ?? '')
    })
    fresh.once('end', () => {
      lost = true
      clearInterval(timer)
      if (client === fresh) {
        client = undefined
        void reconnect()
      }
    })
    try {
      await fresh.connect()
      for (const channel of channels.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
      if (lost || closed) throw new Error('The connection ended at once')
      client = fresh
    } catch (error) {
      clearInterval(timer)
      await fresh.end().catch(() => undefined)
      throw error
    }
  }

  const reconnect = async () => {
    for (let wait = firstPause; !closed; wait = Math.min(wait * 2, longestPause)) {
      await pause(wait)
      if (closed) return
      try {
        await connect()
        for (const listeners of channels.values()) for (const heard of listeners) heard(undefined)
        return
      } catch (error) {
        log('The database cannot be listened to yet', error)
      }
    }
  }

  const listen: Listen = async (channel, heard) => {
    const listeners = channels.get(channel) ?? new Set()
    channels.set(channel, listeners.add(heard))
    opening ??= connect().catch(error => {
      log('The database cannot be listened to yet', error)
      void reconnect()
    })
    await opening
    await client?.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => undefined)
    return async () => {
      listeners.delete(heard)
      if (listeners.size > 0) return
      channels.delete(channel)
      await client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => undefined)
    }
  }

  return {
    listen,
    isListening: () => client !== undefined,
    close: async () => {
      closed = true
      wake?.()
      await opening
      const last = client
      client = undefined
      await last?.end().catch(() => undefined)
    },
  }
}
