// What this capability contributes to the server: the audit: who did what to whom, in chains that show every later change.

import { type Base, defineCapability } from '../../capability.ts'
import type { Lookups } from '../lookups/index.ts'
import { type Audit, createAudit } from './audit.ts'
import { createCounted } from './counted.ts'
import { countedStore } from './counted-store.ts'
import { headsFolder, newestHead, rotateHeads, writeHeads } from './heads.ts'
import { createAuditLog } from './log.ts'
import { auditRoutes } from './routes.ts'
import { auditStore } from './store.ts'

const anHour = 3_600_000
const aMinute = 60_000

export const capability = defineCapability({
  name: 'audit',
  provide: ({ database, whole, clock }: Base) => {
    const audit = createAudit({ database, clock })
    return { audit, counted: createCounted({ store: countedStore(database), audit, whole, clock }) }
  },
  contribute: ({
    config,
    database,
    secret,
    clock,
    audit,
    counted,
    lookups,
  }: Base & { audit: Audit; counted: ReturnType<typeof createCounted>; lookups: Lookups }) => {
    const store = auditStore(database)
    const sign = async () => {
      const folder = headsFolder(config.DATA_FOLDER)
      await writeHeads(folder, secret, clock(), await store.ends())
      await rotateHeads(folder, clock())
    }
    return {
      handlers: auditRoutes(createAuditLog({ store, audit, lookups })),
      metrics: [
        {
          name: 'audit_head_age_seconds',
          help: 'Seconds since this server last signed the ends of the audit, which it does every hour',
          read: async () => {
            const signedAt = await newestHead(headsFolder(config.DATA_FOLDER))
            return signedAt && (clock().getTime() - signedAt.getTime()) / 1000
          },
        },
      ],
      // The heads stand in a folder of each server.
      jobs: [
        {
          name: 'audit.sign',
          title: { ar: 'توقيع سجل المراجعة', en: 'Sign the audit' },
          isOwn: true,
          everyMs: anHour,
          isAtStop: true,
          run: sign,
        },
        {
          name: 'audit.add_counted',
          title: { ar: 'إضافة المحاولات المعدودة إلى سجل المراجعة', en: 'Add what was counted to the audit' },
          everyMs: aMinute,
          isDue: counted.isDue,
          run: counted.add,
        },
      ],
    }
  },
})
