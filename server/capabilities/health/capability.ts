// What this capability contributes to the server: liveness, readiness and metrics.

import { type Base, defineCapability } from '../../capability.ts'
import { unhandledRejections } from '../../platform/background-failures.ts'
import { clockOffset } from '../../platform/database/index.ts'
import { droppedLines } from '../../platform/log/buffered.ts'
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
          {
            name: 'log_lines_dropped_total',
            help: 'Lines of the log that could not be written since the start: a full disk, a reader that is gone',
            read: droppedLines,
            isOfProcess: true,
          },
          ...[...contributions.values()].flatMap(({ metrics = [] }) => metrics),
        ],
        health: () => Object.assign({}, ...[...contributions.values()].map(({ health }) => health?.())),
      }),
  }),
})
