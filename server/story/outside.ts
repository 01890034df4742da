// The gateway and the simulated services beside a demo, which pay, bill and read in days that are over: their clocks are
// held at the time of the story.

import type { Config } from '../config.ts'

type Which = 'gateway' | 'services'
export type Outside = {
  /** Has the services forget what the chapter wrote before it broke off. */
  open(chapter: string): Promise<void>
  /** Holds the clock of the gateway, or those of the services. Throws where one of them does not answer. */
  hold(which: Which, time: Date): Promise<void>
  /** Lets every clock that is held go on. */
  release(): Promise<void>
  /** Decides what befalls a payment at the gateway. */
  control(path: string, body: object): Promise<void>
}

const longestWaitMs = 5000

export const createOutside = ({
  SANDBOX_GATEWAY_URL,
  OUTSIDE_SERVICES,
}: Pick<Config, 'SANDBOX_GATEWAY_URL' | 'OUTSIDE_SERVICES'>): Outside => {
  const origins: Record<Which, readonly string[]> = {
    gateway: SANDBOX_GATEWAY_URL === '' ? [] : [SANDBOX_GATEWAY_URL],
    services: OUTSIDE_SERVICES.map(({ origin }) => origin),
  }
  const present = new Map<Which, number>()
  const post = async (origin: string, path: string, body: object): Promise<void> => {
    const answer = await fetch(`${origin}/control/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(longestWaitMs),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`)
  }
  return {
    open: async name => {
      await Promise.all(origins.services.map(origin => post(origin, '/chapter', { name })))
      present.set('services', 0)
    },
    hold: async (which, time) => {
      // A signature is good for five minutes: a clock that stands near enough stays.
      if (Math.abs(time.getTime() - (present.get(which) ?? 0)) < 60_000) return
      present.set(which, time.getTime())
      await Promise.all(origins[which].map(origin => post(origin, '/clock', { at: time.toISOString() })))
    },
    release: async () => {
      for (const which of present.keys())
        await Promise.all(origins[which].map(origin => post(origin, '/clock', {})))
      present.clear()
    },
    control: (path, body) => post(SANDBOX_GATEWAY_URL, path, body),
  }
}
