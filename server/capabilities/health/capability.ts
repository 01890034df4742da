// What this capability contributes to the server: liveness, readiness and metrics.

import { type Base, defineCapability } from '../../capability.ts'
import { unhandledRejections } from '../../platform/background-failures.ts'
import { clockOffset } from '../../platform/database/index.ts'
import { droppedLines } from '../../platform/log/buffered.ts'
import { createChecks } from './checks.ts'
import { configuredParts } from './configured-parts.ts'
import { registerHealth } from './health.ts'
import { ownParts } from './own-parts.ts'

export const capability = defineCapability({
  name: 'health',
  contribute: ({
    config,
    database,
    storage,
    isDemo,
    log,
    isStopping,
    contributions,
    callsRefused,
    callsMisdirected,
    outages,
  }: Base) => {
    const all = () => [...contributions.values()]
    const checks = createChecks({ parts: () => all().flatMap(({ reliesOn = [] }) => reliesOn), outages })
    return {
      reliesOn: [...ownParts({ database, storage }), ...configuredParts(config)],
      watches: checks.begin,
      routes: app =>
        registerHealth(app, {
          partsAway: async () => {
            await checks.run()
            return outages.current()
          },
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
              name: 'parts_away',
              help: 'Parts that the portal relies on (database, storage, gateways) and that failed when last tried',
              read: () => outages.current().length,
            },
            {
              name: 'calls_misdirected_total',
              help: 'Calls since the start to a host that is not of the portal, answered 421',
              read: callsMisdirected,
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
            ...all().flatMap(({ metrics = [] }) => metrics),
          ],
          health: () => Object.assign({}, ...all().map(({ health }) => health?.())),
        }),
    }
  },
})
