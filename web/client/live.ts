// Events that the server sends as they happen. One tab of a browser listens for all of them: a browser has few connections to
// one host, and tabs are many. Where streams do not pass, no event arrives, and pages read again now and then as they do anyway.

import type { PortalEvent } from '@bawaba/contract/entities/event.ts'
import type { Mode } from '@bawaba/contract/entities/person.ts'

/** Undefined: something was missed, and anything may have changed. */
export type Heard = (event: PortalEvent | undefined) => void

const listeners = new Set<Heard>()
const tell: Heard = event => {
  for (const listener of listeners) listener(event)
}

const read = (data: unknown): PortalEvent | undefined => {
  try {
    return typeof data === 'string' ? (JSON.parse(data) as PortalEvent) : undefined
  } catch {
    return undefined
  }
}

/** Listens until the signal says stop; passes on what it hears to this tab and the others. */
const lead = (mode: Mode, channel: BroadcastChannel, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const source = new EventSource(`/api/events?mode=${mode}`)
    let isFirst = true
    const pass = (text: string) => {
      channel.postMessage(text)
      tell(read(text))
    }
    source.addEventListener('message', ({ data }) => pass(data))
    source.addEventListener('missed', () => pass(''))
    // Events of the time without a stream reached nobody.
    source.addEventListener('open', () => {
      if (!isFirst) pass('')
      isFirst = false
    })
    signal.addEventListener('abort', () => {
      source.close()
      resolve()
    })
  })

/** Begins to listen for a person in one app; answers the way to stop. */
const begin = (mode: Mode, personId: string): (() => void) => {
  const stop = new AbortController()
  const name = `live/${mode}/${personId}`
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => tell(read(data)))
  // Whoever holds the lock leads; the next tab takes it over when this one is closed.
  void navigator.locks
    ?.request(name, { signal: stop.signal }, () => lead(mode, channel, stop.signal))
    .catch(() => undefined)
  return () => {
    stop.abort()
    channel.close()
  }
}

let open: { name: string; count: number; stop: () => void } | undefined

/** Hears what happens for the signed-in person; answers the way to stop. The stream is open while somebody hears. */
export const hear = (mode: Mode, personId: string, heard: Heard): (() => void) => {
  const name = `${mode}/${personId}`
  if (open?.name !== name) {
    open?.stop()
    open = { name, count: 0, stop: begin(mode, personId) }
  }
  const mine = open
  mine.count += 1
  listeners.add(heard)
  return () => {
    listeners.delete(heard)
    mine.count -= 1
    if (mine.count > 0) return
    mine.stop()
    if (open === mine) open = undefined
  }
}
