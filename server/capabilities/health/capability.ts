// What this capability contributes to the server: liveness, readiness and metrics.

import { type Base, defineCapability } from '../../capability.ts'
import { unhandledRejections } from '../../platform/background-failures.ts'
import { clockOffset } from '../../platform/database/index.ts'
import { registerHealth } from './health.ts'

export const capability = defineCapability({
  name: 'health',
  contribute: ({ config, database, isDemo, log, isStopping, contributions, callsRefused }: Base) => ({
    routes: app =>
      registerHealth(app, {
        // The machine's clock, not the portal's, which tests move.
        clockOffset: () => clockOffset(database, Date.now),
        onClock: (isRight, offset) => log(isRight ? 'health.clock_right' : 'health.clock_off', { offset }),
        isStopping,
        metricsToken: config.METRICS_TOKEN,
        isDemo,
        metrics: [
          {
            name: 'calls_refused',
            help: 'Calls refused since the start because enough were worked on',
            read: callsRefused,
            isOfProcess: true,
          },
          {
            name: 'unhandled_rejections_total',
            help: 'Failures of work in the background that no code handled, since the start',
            read: unhandledRejections,
            isOfProcess: true,
          },
          ...[...contributions.values()].flatMap(({ metrics = [] }) => metrics),
        ],
        health: () => Object.assign({}, ...[...contributions.values()].map(({ health }) => health?.())),
      }),
  }),
})
