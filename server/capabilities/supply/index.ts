// What releases supply: a start applies news only, and never over what users changed.

export { type SupplyNotice, supplyItems } from './items.ts'
export { newestOf, type SupplyOutcome, type SupplyRecord, supplyOutcome } from './outcome.ts'
export { reportSupply } from './report.ts'
export { supplyStore } from './store.ts'
