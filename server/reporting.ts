// Reports, what staff keep of them, and their files, wired. `app.ts` gives the world and takes the calls.

import type { Audit } from './capabilities/audit/index.ts'
import type { Catalogue } from './capabilities/catalogue/index.ts'
import {
  createExports,
  createRows,
  createWorker,
  exportRoutes,
  exportRowsStore,
  exportsStore,
} from './capabilities/exports/index.ts'
import { createReports, reportRoutes, reportsStore } from './capabilities/reports/index.ts'
import { createSavedViews, savedViewsStore } from './capabilities/saved-views/index.ts'
import type { Database } from './platform/database/index.ts'
import type { Storage } from './platform/storage/index.ts'

type Dependencies = {
  database: Database
  clock: () => Date
  newId: () => string
  catalogue: Catalogue
  audit: Audit
  storage: Storage
  /** Where files stand until they are whole. */
  folder: string
  report: (error: unknown) => void
}

export const createReporting = (dependencies: Dependencies) => {
  const { database, clock, newId, catalogue, audit, storage, folder, report } = dependencies
  const reports = createReports({ store: reportsStore(database), catalogue, clock })
  const store = exportsStore(database)
  const rowsOf = createRows({ store: exportRowsStore(database), reports, catalogue })
  const worker = createWorker({ store, rowsOf, storage, folder, clock, newId, report })
  const exports = createExports({ store, storage, reports, audit, clock, newId })
  const saved = createSavedViews({ store: savedViewsStore(database, 'report'), newId })
  return {
    handlers: { ...reportRoutes(reports, saved), ...exportRoutes(exports) },
    work: worker.work,
    tidy: worker.tidy,
    stop: worker.stop,
  }
}
