// The gateway and the simulated services beside a demo, which pay, bill and read in days that are over: their clocks are
// held at the time of the story.

import type { Config } from '../config.ts'

export type Outside = {
  /** Holds the clocks at a time; without one they go on. Throws where one of them does not answer. */
  hold(time?: Date): Promise<void>
  /** What befalls a payment at the gateway. */
  control(path: string, body: object): Promise<void>
}

const longestWaitMs = 5000

export const createOutside = ({
  SANDBOX_GATEWAY_URL,
  OUTSIDE_SERVICES,
}: Pick<Config, 'SANDBOX_GATEWAY_URL' | 'OUTSIDE_SERVICES'>): Outside => {
  const origins = [SANDBOX_GATEWAY_URL, ...OUTSIDE_SERVICES.map(({ origin }) => origin)].filter(
    origin => origin !== '',
  )
  let present: number | undefined
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
    hold: async time => {
      // A signature is good for five minutes: a clock that stands near enough stays.
      if (time && present !== undefined && Math.abs(time.getTime() - present) < 60_000) return
      present = time?.getTime()
      const body = time ? { at: time.toISOString() } : {}
      await Promise.all(origins.map(origin => post(origin, '/clock', body)))
    },
    control: (path, body) => post(SANDBOX_GATEWAY_URL, path, body),
  }
}
