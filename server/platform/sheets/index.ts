// Sheets for programs such as Excel: CSV and XLSX, written as the rows come.

export type { Cell, Sink } from './cell.ts'
export { writeCsv } from './csv.ts'
export { TooManyRows, writeXlsx } from './xlsx.ts'
export { createZip } from './zip.ts'
