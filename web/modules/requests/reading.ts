// What reading the answers of a request needs besides the answers: what the service's script had put into the form,
// and the names of files.

import type { Request } from '@bawaba/contract/entities/request.ts'
import type { SummaryContext } from '@bawaba/forms/index.ts'

export const readingOf = ({ given, documents }: Pick<Request, 'given' | 'documents'>): SummaryContext => ({
  given,
  documents: new Map(documents?.map(document => [document.id, document])),
})
