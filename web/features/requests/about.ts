// What a request is about, for a list of one's own: the meter and where it stands, the bills. These are the columns of its
// service that a service outside has verified; of the others one's own list says nothing new.

import { type CompiledService, columnsOf } from '@bawaba/forms/index.ts'
import type { Language } from '@bawaba/language/index.ts'
import type { ListedRequest } from '../../modules/requests/queries.ts'

export const aboutOf = (
  form: CompiledService | undefined,
  data: ListedRequest['data'],
  language: Language,
): string[] => {
  const filing = form?.filing
  if (!filing || !data) return []
  const verified = new Set(filing.fields.filter(({ kind }) => kind.isVerified).map(({ name }) => name))
  return columnsOf(filing, language)
    .filter(({ name }) => verified.has(name.split('.')[0] ?? ''))
    .map(({ cell }) => cell(data))
    .filter(text => text !== '')
}
