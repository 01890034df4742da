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

/** Pauses before a stream that was refused is opened again: growing, and scattered, so that all tabs do not come at once. */
const pauses = { first: 1_000, most: 60_000 }
const pauseMs = (failures: number): number =>
  Math.min(pauses.first * 2 ** failures, pauses.most) * (0.5 + Math.random() / 2)

/**
 * Listens until the signal says stop; passes on what it hears to this tab and the others.
 * @param isSuccessor whether another tab listened before: what happened in between was heard by nobody
 */
const lead = (
  mode: Mode,
  channel: BroadcastChannel,
  signal: AbortSignal,
  isSuccessor: boolean,
): Promise<void> =>
  new Promise(resolve => {
    let source: EventSource
    let timer: ReturnType<typeof setTimeout> | undefined
    let failures = 0
    let isMissed = isSuccessor
    // A lock can be granted after its page has stopped: nobody would close a stream that is opened then.
    if (signal.aborted) return resolve()
    const pass = (text: string) => {
      channel.postMessage(text)
      tell(read(text))
    }
    const listen = () => {
      source = new EventSource(`/api/events?mode=${mode}`)
      source.addEventListener('message', ({ data }) => pass(data))
      source.addEventListener('missed', () => pass(''))
      // Events of the time without a stream reached nobody.
      source.addEventListener('open', () => {
        if (isMissed) pass('')
        isMissed = true
        failures = 0
      })
      // A stream that breaks comes back by itself; one that is answered with an error is closed for good.
      source.addEventListener('error', () => {
        if (source.readyState !== EventSource.CLOSED) return
        timer = setTimeout(listen, pauseMs(failures))
        failures += 1
        isMissed = true
      })
    }
    listen()
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
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
  const leadAs = (isSuccessor: boolean) => () => lead(mode, channel, stop.signal, isSuccessor)
  void navigator.locks
    ?.request(name, { ifAvailable: true }, lock => (lock ? leadAs(false)() : undefined))
    .then(() => navigator.locks.request(name, { signal: stop.signal }, leadAs(true)))
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
