// Exports: files of reports and of the requests behind them, made in the background.

export { exportsStore } from './store.ts'
