// The face of the scan: is a local file safe to keep? The built-in check always runs; a scanner besides where one is set.

import { type ClamdAddress, parseClamd, scanByClamd } from './clamd.ts'
import type { PdfIssue } from './pdf.ts'
import { checkPdf } from './pdf-check.ts'
import { readAt, withFile } from './pieces.ts'
import { findSignature } from './signatures.ts'

export {
  type ArchiveIssue,
  type ArchiveLimits,
  isActiveName,
  isEmbeddedName,
  namesOf,
  readArchive,
  unpackEach,
} from './archive.ts'
export { isReadPart, type OfficeIssue, officeIssue } from './office.ts'
export { piecesOf, readAt, withFile } from './pieces.ts'

export type Verdict =
  | 'clean'
  | 'unsafe'
  | 'protected'
  | 'embedded'
  | 'remote'
  | 'bomb'
  | 'unreadable'
  | 'damaged'
/** Throws where the scanner cannot tell: the file is then neither kept nor refused. */
export type Scan = (path: string) => Promise<Verdict>

const verdicts: Record<PdfIssue, Verdict> = {
  active: 'unsafe',
  embedded: 'embedded',
  remote: 'remote',
  protected: 'protected',
  bomb: 'bomb',
  unreadable: 'unreadable',
  damaged: 'damaged',
}

const builtIn: Scan = async path => {
  const head = await withFile(path, async handle =>
    (await findSignature(handle)) ? undefined : await readAt(handle, 0, 5),
  )
  if (!head) return 'unsafe'
  if (head.toString('latin1') !== '%PDF-') return 'clean'
  const issue = await checkPdf(path)
  return issue ? verdicts[issue] : 'clean'
}

/** `clamd` is the address of a scanner, or empty. */
export const createScan = (clamd: string): Scan => {
  const address: ClamdAddress | undefined = clamd === '' ? undefined : parseClamd(clamd)
  return async path => {
    const verdict = await builtIn(path)
    if (verdict !== 'clean' || !address) return verdict
    return (await scanByClamd(address, path)) ? 'clean' : 'unsafe'
  }
}
