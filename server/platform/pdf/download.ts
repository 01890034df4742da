// A drawn sheet as it is downloaded: the headers of its answer, and the address that leads there.

import type { Call, SignedIn } from '../http/call.ts'

export const pdfAnswer = (call: Pick<Call, 'setHeader'>, name: string, bytes: Buffer): Buffer => {
  call.setHeader('content-type', 'application/pdf')
  call.setHeader('content-disposition', `attachment; filename="${name}.pdf"`)
  call.setHeader('content-security-policy', `sandbox; default-src 'none'`)
  call.setHeader('cache-control', 'private, no-store')
  return bytes
}

export type PdfReader = Pick<SignedIn, 'mode' | 'by'>
/** A link carries no header: it names the app, and the permission by which someone acts. */
export const pdfHref = (path: string, { mode, by }: PdfReader): string => {
  const query = new URLSearchParams({ mode, ...(by ? { acting: by.actingId } : {}) })
  return `/api/${path}/content?${query}`
}
