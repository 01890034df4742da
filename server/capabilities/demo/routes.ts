// The outbox of demo mode: what would have gone out by SMS or e-mail. And map tiles for trying things out: plain
// squares with their place, which show that a map moves and not where anything is.

import type { demoCalls } from '@bawaba/contract/calls/demo.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { readCompact } from '@bawaba/language/index.ts'
import type { FastifyInstance } from 'fastify'
import type { Handlers } from '../../platform/http/call.ts'
import type { OutboxStore } from './store.ts'

/** A number as people type it, in the form messages are addressed with; an e-mail address as it is. */
const addressOf = (typed: string): string => {
  if (typed.includes('@')) return typed.trim()
  const tidy = readCompact(typed)
  return /^01\d{9}$/.test(tidy) ? `+2${tidy}` : tidy
}

type Dependencies = {
  store: OutboxStore
  isDemo: boolean
  /** The mark of what is published, where a service is previewed. */
  preview: (() => string) | undefined
}

export const demoRoutes = ({ store, isDemo, preview }: Dependencies): Handlers<keyof typeof demoCalls> => ({
  'GET dev/preview': async () => {
    if (!preview) throw new Problem('NOT_FOUND')
    return { mark: preview() }
  },

  'GET dev/outbox': async ({ query }) => {
    if (!isDemo) throw new Problem('NOT_FOUND')
    const rows = await store.newest(query.to === undefined ? undefined : addressOf(query.to))
    return rows.map(({ subject, code, at, ...rest }) => ({
      ...rest,
      ...(subject === null ? {} : { subject }),
      ...(code === null ? {} : { code }),
      at: at.toISOString(),
    }))
  },
})

const tile = (z: string, x: string, y: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">
<rect width="256" height="256" fill="#efece6"/><path d="M0 0h256M0 128h256M0 0v256M128 0v256" stroke="#cfc8ba" stroke-width="2"/>
<text x="12" y="30" font-family="sans-serif" font-size="15" fill="#6f675a">${z} / ${x} / ${y}</text></svg>`

/** Registers the tiles of demo mode below /dev/tiles. */
export const registerTiles = (app: FastifyInstance): void => {
  app.get('/dev/tiles/:z(^\\d{1,2}$)/:x(^\\d{1,7}$)/:y(^\\d{1,7}).png', async (request, reply) => {
    const { z, x, y } = request.params as Record<'z' | 'x' | 'y', string>
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .send(tile(z, x, y))
  })
}
