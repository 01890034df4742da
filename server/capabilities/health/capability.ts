// What this capability contributes to the server: liveness, readiness and metrics.

import { type Base, defineCapability } from '../../capability.ts'
import { clockOffset } from '../../platform/database/index.ts'
import { createChecks } from './checks.ts'
import { configuredParts } from './configured-parts.ts'
import { registerHealth } from './health.ts'
import { ownMetrics } from './own-metrics.ts'
import { ownParts } from './own-parts.ts'

export const capability = defineCapability({
  name: 'health',
  contribute: ({
    clock,
    config,
    database,
    storage,
    isDemo,
    version,
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
          linesAwaited: async () => (await Promise.all(all().map(({ awaits }) => awaits?.() ?? []))).flat(),
          // The machine's clock, not the portal's, which tests move.
          clockOffset: () => clockOffset(database, Date.now),
          onClock: (isRight, offset) => log(isRight ? 'health.clock_right' : 'health.clock_off', { offset }),
          isStopping,
          metricsToken: config.METRICS_TOKEN,
          isDemo,
          metrics: [
            ...ownMetrics({ clock, config, database, version, callsRefused, callsMisdirected, outages }),
            ...all().flatMap(({ metrics = [] }) => metrics),
          ],
          health: () => Object.assign({}, ...all().map(({ health }) => health?.())),
        }),
    }
  },
})
