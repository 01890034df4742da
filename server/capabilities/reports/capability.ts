// What this capability contributes to the server: reports: counts, ages and times of requests, from the rollups.

import { type Base, defineCapability } from '../../capability.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { createSavedViews, savedViewsStore } from '../saved-views/index.ts'
import { moneyStore } from './money-store.ts'
import { createReports, type Reports } from './reports.ts'
import { reportRoutes } from './routes.ts'
import { reportsStore } from './store.ts'

export const capability = defineCapability({
  name: 'reports',
  provide: ({ database, clock, catalogue }: Base & { catalogue: Catalogue }) => ({
    reports: createReports({ store: reportsStore(database), money: moneyStore(database), catalogue, clock }),
  }),
  contribute: ({ database, newId, reports }: Base & { reports: Reports }) => ({
    handlers: reportRoutes(reports, createSavedViews({ store: savedViewsStore(database, 'report'), newId })),
  }),
})
