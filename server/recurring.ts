// What a running server does again and again, wired: messages, requests that are due, exports, deletion by the retention
// table, the signed heads of the audit, counters.

import { type auditStore, headsFolder, writeHeads } from './capabilities/audit/index.ts'
import type { createDrafts } from './capabilities/drafts/index.ts'
import type { createCasework, createKeeping } from './capabilities/requests/index.ts'
import type { createRetention } from './capabilities/retention/index.ts'
import type { Config } from './config.ts'
import type { Job } from './platform/jobs.ts'
import type { WriteEvent } from './platform/log/events.ts'

type Dependencies = {
  config: Pick<Config, 'DATA_FOLDER' | 'DELIVERY_MS' | 'CLOCKWORK_MS'>
  log: WriteEvent
  clock: () => Date
  secret: string
  deliver: () => Promise<unknown>
  /** The last entry of every stream of the audit. */
  ends: ReturnType<typeof auditStore>['ends']
  casework: Pick<ReturnType<typeof createCasework>, 'audit' | 'stuck' | 'runDue' | 'sealStored'>
  drafts: Pick<ReturnType<typeof createDrafts>, 'tidy'>
  retaining: Pick<ReturnType<typeof createRetention>, 'run'>
  makeExports: () => Promise<unknown>
  upkeep: Pick<ReturnType<typeof createKeeping>, 'jobs'>
}

const anHour = 3_600_000

export const createRecurring = (dependencies: Dependencies) => {
  const { config, log, casework } = dependencies

  /** Reads where all requests stand: a look that fails or takes long keeps nothing else from being done. */
  const auditRequests = async (): Promise<void> => {
    const stuck = await casework.audit().catch(err => log('requests.audit_failed', { err }))
    if (!stuck) return
    const count = casework.stuck()
    if (count > 0) log('requests.stuck', { count, stuck })
    else log('requests.none_stuck')
  }

  const signAudit = async () =>
    writeHeads(
      headsFolder(config.DATA_FOLDER),
      dependencies.secret,
      dependencies.clock(),
      await dependencies.ends(),
    )

  const tidy = async (): Promise<void> => {
    await dependencies.retaining.run()
    await dependencies.drafts.tidy()
    await casework.sealStored()
    await auditRequests()
  }

  const jobs: Job[] = [
    { name: 'outbox.deliver', everyMs: config.DELIVERY_MS, run: dependencies.deliver },
    { name: 'requests.run_due', everyMs: config.CLOCKWORK_MS, run: casework.runDue },
    { name: 'exports.make', everyMs: config.DELIVERY_MS, run: dependencies.makeExports },
    { name: 'retention.tidy', everyMs: anHour, run: tidy },
    { name: 'audit.sign', everyMs: anHour, run: signAudit },
    ...dependencies.upkeep.jobs,
  ]

  return { jobs, tidy, signAudit, auditRequests }
}
