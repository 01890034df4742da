// The opinion of pdf.js on a PDF: it follows references as readers do, so it sees what a search for names may miss, and it
// opens every page.

import type { PdfIssue } from './pdf.ts'

type Annotation = { subtype?: string; actions?: object | null; file?: unknown; attachment?: unknown }

const issueOfAnnotation = ({ subtype, actions, file, attachment }: Annotation): PdfIssue | undefined => {
  if (subtype === 'FileAttachment' || file || attachment) return 'embedded'
  return actions && Object.keys(actions).length > 0 ? 'active' : undefined
}

/** What pdf.js finds in a document, or nothing. */
export const opinionOnPdf = async (bytes: Uint8Array): Promise<PdfIssue | undefined> => {
  const { getDocumentProxy, getResolvedPDFJS } = await import('unpdf')
  // Where the library cannot be read the check did not run: that says nothing about the file.
  await getResolvedPDFJS()
  const document = await getDocumentProxy(bytes, { verbosity: 0 }).catch(
    (error: Error): PdfIssue => (error.name === 'PasswordException' ? 'protected' : 'damaged'),
  )
  if (typeof document === 'string') return document
  try {
    if (document.numPages === 0) return 'damaged'
    if (await document.getJSActions()) return 'active'
    if (await document.getAttachments()) return 'embedded'
    const { info } = await document.getMetadata()
    if ((info as { IsXFAPresent?: boolean }).IsXFAPresent) return 'active'
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      if (await page.getJSActions()) return 'active'
      for (const annotation of (await page.getAnnotations()) as Annotation[]) {
        const issue = issueOfAnnotation(annotation)
        if (issue) return issue
      }
      page.cleanup()
    }
    return undefined
  } catch {
    return 'damaged'
  }
}
