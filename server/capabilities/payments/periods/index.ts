// Periods of the books: months that finance close, and the statement of an account.

export { writeStatement } from './account-statement-sheet.ts'
export { accountStatementStore } from './account-statement-store.ts'
export { type BookKind, signedOf } from './kinds.ts'
export { movesMoney, periodStore } from './period-store.ts'
export { createPeriods, type Periods } from './periods.ts'
export { channelName, movementNames, type SheetFile, type SheetFormat, sheetFile } from './sheet-file.ts'
