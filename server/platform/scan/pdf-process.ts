// The process that checks one PDF and ends: what a hostile file does to it ends with it. It has no settings and no keys, and
// reads no file but its own sources and the PDF.

import { readFile } from 'node:fs/promises'
import { findInPdf, type PdfIssue } from './pdf.ts'
import { opinionOnPdf } from './pdf-opinion.ts'

export type PdfReport = { issue: PdfIssue | null }

const bytes = await readFile(process.argv[2] as string)
const issue = (await findInPdf(bytes)) ?? (await opinionOnPdf(new Uint8Array(bytes)))
const report: PdfReport = { issue: issue ?? null }
process.send?.(report, () => process.exit(0))
// The server that asked has ended.
process.on('disconnect', () => process.exit())
