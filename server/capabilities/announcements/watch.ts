// Keeps a server in step with what is announced on another.

import { keepInStep, type Step } from '../../platform/database/index.ts'
import { announcementsChannel } from './store.ts'

/** Reads what is announced, then again whenever it changes; answers the way to stop. */
export const watchAnnouncements = (step: Omit<Step, 'channel'>) =>
  keepInStep({ ...step, channel: announcementsChannel })
