// Whether the server lives, whether it is ready, and its figures. Never shed under load.

import { collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metric } from '../../capability.ts'
import type { PartAway } from '../../platform/outages.ts'
import { isSameText } from '../../platform/secret.ts'
import { metricsReader } from '../../platform/worker-metrics.ts'

type Dependencies = {
  /** Milliseconds by which this machine's clock is ahead of the database's; rejects where there is no database. */
  clockOffset: () => Promise<number>
  /** Told when the clock is found wrong, and right again. */
  onClock: (isRight: boolean, offset: number) => void
  isStopping: () => boolean
  /** What is away, tried anew. */
  partsAway: () => Promise<readonly PartAway[]>
  /** Lines of what waits for whoever runs the portal. */
  linesAwaited: () => Promise<readonly string[]>
  metricsToken: string
  isDemo: boolean
  /** Figures of the capabilities. */
  metrics: readonly Metric[]
  /** What /healthz tells besides. */
  health: () => Record<string, number>
}

/** Sessions, codes and deadlines of all servers are reckoned by their clocks: one that is off answers nobody. */
const mostOffset = 30_000

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

export const registerHealth = (
  app: FastifyInstance,
  {
    clockOffset,
    onClock,
    isStopping,
    partsAway,
    linesAwaited,
    metricsToken,
    isDemo,
    metrics,
    health,
  }: Dependencies,
): void => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by call and status',
    labelNames: ['call', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })

  for (const { name, help, label, read, isOfProcess } of metrics) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      aggregator: isOfProcess ? 'sum' : 'first',
      registers: [registry],
      async collect() {
        // One that cannot be read, without a database for instance, keeps no other from being read, and leaves no old value.
        const value = await (async () => read())().catch(() => undefined)
        gauge.reset()
        if (typeof value === 'number') gauge.set(value)
        else if (label !== undefined)
          for (const sample of value ?? []) gauge.set({ [label]: sample.of }, sample.value)
        else gauge.remove()
      },
    })
  }

  const offsetSeconds = new Gauge({
    name: 'clock_offset_seconds',
    aggregator: 'max',
    help: 'By how much the clock of this server is ahead of that of the database, when last asked',
    registers: [registry],
  })
  const readMetrics = metricsReader(registry)
  let isClockRight = true
  const hasDatabase = async (): Promise<boolean> => {
    const offset = await clockOffset()
    offsetSeconds.set(offset / 1000)
    const isRight = Math.abs(offset) <= mostOffset
    if (isRight !== isClockRight) onClock(isRight, offset)
    isClockRight = isRight
    return isRight
  }

  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config as { call?: string }
    if (call) durations.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })

  app.get('/healthz', () => ({ status: 'ok', ...health() }))
  /** Whether whoever asks may read figures and causes, which name hosts: by the token, in a demo from this machine. */
  const isAllowed = ({ headers, ip }: FastifyRequest): boolean => {
    const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
    if (metricsToken === '') return isDemo && loopback.has(ip)
    return bearer !== undefined && isSameText(bearer, metricsToken)
  }
  app.get<{ Querystring: { detail?: string } }>('/readyz', async (request, reply) => {
    const isReady = !isStopping() && (await hasDatabase().catch(() => false))
    const status = { status: isReady ? 'ready' : 'not ready' }
    const isDetailed = request.query.detail !== undefined && isAllowed(request)
    // A part outside that is away makes a server no less ready than the others.
    const detail = isDetailed
      ? { away: await partsAway(), waiting: await linesAwaited().catch(() => []) }
      : {}
    return reply.code(isReady ? 200 : 503).send({ ...status, ...detail })
  })
  app.get('/metrics', async (request, reply) => {
    if (!isAllowed(request)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await readMetrics())
  })
}
