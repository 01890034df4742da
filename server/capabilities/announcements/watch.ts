// Keeps a server in step with what is announced on another.

import { keepInStep, type Step } from '../../platform/database/index.ts'
import type { Announcements } from './announcements.ts'
import { announcementsChannel } from './store.ts'

type Dependencies = Omit<Step, 'load' | 'channel'> & { announcements: Pick<Announcements, 'load'> }

/** Reads what is announced, then again whenever it changes; answers the way to stop. */
export const watchAnnouncements = ({ announcements, ...rest }: Dependencies) =>
  keepInStep({ ...rest, load: announcements.load, channel: announcementsChannel })
