// What this capability contributes to the server: the portal closed to all but staff, now or after a while in which people can finish.

import { type Base, defineCapability } from '../../capability.ts'
import { keepInStep, type Step } from '../../platform/database/index.ts'
import type { Audit } from '../audit/index.ts'
import type { Timekeeping } from '../timekeeping/index.ts'
import { createMaintenance, type Maintenance } from './maintenance.ts'
import { maintenanceRoutes } from './routes.ts'
import { maintenanceChannel, maintenanceStore } from './store.ts'

type Watch = Omit<Step, 'load' | 'channel'> & { maintenance: Pick<Maintenance, 'load'> }

/** Reads what is in force, then again whenever it changes; answers the way to stop. */
export const watchMaintenance = ({ maintenance, ...rest }: Watch) =>
  keepInStep({ ...rest, load: maintenance.load, channel: maintenanceChannel })

export const capability = defineCapability({
  name: 'maintenance',
  provide: ({
    database,
    clock,
    newId,
    audit,
    timekeeping,
  }: Base & { audit: Audit; timekeeping: Timekeeping }) => ({
    maintenance: createMaintenance({
      store: maintenanceStore(database),
      audit,
      clock,
      newId,
      giveBack: timekeeping.runs,
    }),
  }),
  contribute: ({
    config,
    database,
    log,
    clock,
    contributions,
    maintenance,
    timekeeping,
  }: Base & { maintenance: Maintenance; timekeeping: Timekeeping }) => ({
    handlers: maintenanceRoutes({
      maintenance,
      timekeeping,
      clock,
      crowds: async until =>
        (await Promise.all([...contributions.values()].map(({ crowds }) => crowds?.(until) ?? []))).flat(),
    }),
    isClosed: () => maintenanceStore(database).isClosed(clock()),
    shows: maintenance.mark,
    watches: () =>
      watchMaintenance({
        maintenance,
        listen: database.listen,
        everyMs: config.MAINTENANCE_CHECK_MS,
        report: err => log('maintenance.not_reloaded', { err }),
      }),
  }),
})
