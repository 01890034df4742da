// Sheets for programs such as Excel: CSV read, CSV and XLSX written as the rows come.

export { type Cell, type Sink, withoutFormulaMark } from './cell.ts'
export { csvFile, writeCsv } from './csv.ts'
export { bytesOf, type CsvRow, readCsv, readCsvFile } from './read-csv.ts'
export { TooManyRows, writeXlsx } from './xlsx.ts'
export { createZip } from './zip.ts'
