// The face of the scan: is a local file safe to keep? The built-in check always runs; a scanner besides where one is set.

import { type ClamdAddress, parseClamd, scanByClamd } from './clamd.ts'
import { findInPdf } from './pdf.ts'
import { withFile } from './pieces.ts'
import { findSignature } from './signatures.ts'

export {
  type ArchiveIssue,
  type ArchiveLimits,
  isActiveName,
  isEmbeddedName,
  readArchive,
} from './archive.ts'
export { unpackEach } from './inflate.ts'
export { isReadPart, type OfficeIssue, officeIssue } from './office.ts'
export { piecesOf, readAt, withFile } from './pieces.ts'

export type Verdict = 'clean' | 'unsafe' | 'protected' | 'embedded' | 'remote' | 'bomb'
/** Throws where the scanner cannot tell: the file is then neither kept nor refused. */
export type Scan = (path: string) => Promise<Verdict>

const builtIn: Scan = path =>
  withFile(path, async handle => {
    if (await findSignature(handle)) return 'unsafe'
    const inPdf = await findInPdf(handle)
    return inPdf === 'active' ? 'unsafe' : (inPdf ?? 'clean')
  })

/** `clamd` is the address of a scanner, or empty. */
export const createScan = (clamd: string): Scan => {
  const address: ClamdAddress | undefined = clamd === '' ? undefined : parseClamd(clamd)
  return async path => {
    const verdict = await builtIn(path)
    if (verdict !== 'clean' || !address) return verdict
    return (await scanByClamd(address, path)) ? 'clean' : 'unsafe'
  }
}
