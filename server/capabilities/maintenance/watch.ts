// Keeps a server in step with what is switched on another.

import { keepInStep, type Step } from '../../platform/database/index.ts'
import type { Maintenance } from './maintenance.ts'
import { maintenanceChannel } from './store.ts'

type Dependencies = Omit<Step, 'load' | 'channel'> & { maintenance: Pick<Maintenance, 'load'> }

/** Reads what is in force, then again whenever it changes; answers the way to stop. */
export const watchMaintenance = ({ maintenance, ...rest }: Dependencies) =>
  keepInStep({ ...rest, load: maintenance.load, channel: maintenanceChannel })
