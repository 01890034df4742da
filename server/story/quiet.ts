// Jobs that act by the time of day wait while the story is told: between two of its events, days of the story pass in a
// moment of the server's, and what is paid in the next event would be cancelled as unpaid.

import type { Job } from '../platform/jobs/index.ts'

const byTheClock = new Set([
  'requests.run_due',
  'requests.send_decisions',
  'reservations.tidy',
  'reservations.notify_of_free',
  'appointments.end',
  'notifications.remind',
  'payments.check',
  'payments.refund',
])

/** The jobs of the server, of which those that act by the time of day do nothing while `isTelling`. */
export const quietJobs = (jobs: readonly Job[], isTelling: () => boolean): readonly Job[] =>
  jobs.map(job => {
    if (!byTheClock.has(job.name)) return job
    if ('isDue' in job) return { ...job, isDue: async () => !isTelling() && (await job.isDue()) }
    return { ...job, run: async payload => (isTelling() ? undefined : job.run(payload)) }
  })
