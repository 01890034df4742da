// Keeps the days that a server reckons by in step with what is changed on another.

import { keepInStep, type Step } from '../../platform/database/index.ts'
import { holidaysChannel } from './store.ts'
import type { WorkingTime } from './working-time.ts'

type Dependencies = Omit<Step, 'load' | 'channel'> & { time: Pick<WorkingTime, 'load'> }

/** Reads the holidays, then again whenever they change; answers the way to stop. */
export const watchHolidays = ({ time, ...rest }: Dependencies) =>
  keepInStep({ ...rest, load: time.load, channel: holidaysChannel })
