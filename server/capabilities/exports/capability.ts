// What this capability contributes to the server: exports: files of reports and of the requests behind them, made in the background.

import { join } from 'node:path'
import { type Base, defineCapability } from '../../capability.ts'
import type { Audit } from '../audit/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Reports } from '../reports/index.ts'
import { createExports } from './exports.ts'
import { exportRoutes } from './routes.ts'
import { createRows } from './rows.ts'
import { exportRowsStore } from './rows-store.ts'
import { exportsStore } from './store.ts'
import { createWorker } from './worker.ts'

const aMinute = 60_000

type Uses = Base & { reports: Reports; catalogue: Catalogue; audit: Audit }

export const capability = defineCapability({
  name: 'exports',
  contribute: ({ config, database, clock, newId, log, storage, reports, catalogue, audit }: Uses) => {
    const store = exportsStore(database)
    const worker = createWorker({
      store,
      rowsOf: createRows({ store: exportRowsStore(database), reports, catalogue }),
      storage,
      folder: join(config.DATA_FOLDER, 'exports'),
      clock,
      newId,
      report: err => log('exports.job_failed', { err }),
    })
    return {
      handlers: exportRoutes(createExports({ store, storage, reports, audit, clock, newId })),
      jobs: [
        {
          name: 'exports.make',
          title: { ar: 'إعداد ملفات التصدير', en: 'Prepare exported files' },
          isQueued: true,
          run: worker.work,
        },
        {
          name: 'exports.resume',
          title: { ar: 'استكمال ملفات التصدير', en: 'Resume exported files' },
          everyMs: aMinute,
          isDue: worker.isLost,
          run: worker.work,
        },
      ],
      tidies: { exports: worker.tidy },
      stops: worker.stop,
    }
  },
})
