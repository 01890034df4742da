// Exports: files of reports and of the requests behind them, made in the background.

export { createExports } from './exports.ts'
export { exportRoutes } from './routes.ts'
export { createRows } from './rows.ts'
export { exportRowsStore } from './rows-store.ts'
export { exportsStore } from './store.ts'
export { createWorker } from './worker.ts'
