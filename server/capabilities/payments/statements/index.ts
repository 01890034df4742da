// Statements of accounts as files: CAMT.053, MT940 and CSV read into lines, and whose each line may be.

export { isOfAccount } from './account.ts'
export { type Columns, columnsOf } from './csv.ts'
export { NoStatement, type StatementLine } from './line.ts'
export { type Candidate, proposalsFor, referencesIn } from './match.ts'
export { type ReadStatement, readStatement } from './read.ts'
