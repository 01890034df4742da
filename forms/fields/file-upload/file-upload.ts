// Uploaded files: a list of document ids, even where one file is asked for. What a file is worth was judged when it
// was uploaded; here it is asked whether it fits this field. An entry still on its way stands as `upload:<name>`.

import { isolate, type Language, localeOf, t } from '@bawaba/language/index.ts'
import { countKeys, errorsOf, outOfBounds } from '../bounds.ts'
import { type Documents, defineField, found, wrong } from '../field.ts'
import { fileError } from './limits.ts'
import { counted, messages } from './messages.ts'

const mostFiles = 100
const underWay = 'upload:'
const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const isDocumentId = (entry: unknown): entry is string =>
  typeof entry === 'string' && entry.length === 36 && idShape.test(entry)

/** What stands in the answer for a file that is still on its way. */
export const entryUnderWay = (name: string): string => underWay + name.slice(0, 200)
export const nameUnderWay = (entry: unknown): string | undefined =>
  typeof entry === 'string' && entry.startsWith(underWay) ? entry.slice(underWay.length, 300) : undefined

const separators: Record<Language, string> = { ar: '، ', en: ', ' }

/** ".pdf,.jpg,.png" as "PDF, JPG or PNG". */
export const typesText = (types: string, language: Language): string =>
  new Intl.ListFormat(localeOf[language], { type: 'disjunction' }).format(
    types.split(',').map(ending => ending.slice(1).toUpperCase()),
  )

const namesOf = (ids: string[], documents: Documents | undefined): string[] | undefined => {
  const names = ids.map(id => documents?.get(id)?.name)
  return names.every(name => name !== undefined) ? names : undefined
}

export const fileUpload = defineField<string[]>({
  kind: 'fileUpload',
  stored: ['Array'],
  properties: ['minCount', 'maxCount', 'maxSize', 'extensions', 'forApplicant'],
  holdsDocuments: true,
  parse: input => {
    if (input === undefined || input === null || input === '') return found<string[]>(undefined)
    if (!Array.isArray(input)) return wrong('expectedType', { type: 'Array' })
    if (input.length > mostFiles) return wrong('maxCount', { max: mostFiles })
    const unfinished = input.map(nameUnderWay).find(name => name !== undefined)
    if (unfinished !== undefined) return wrong('unfinished', { file: unfinished })
    if (!input.every(isDocumentId)) return wrong('unknownFile')
    return found(input.length === 0 ? undefined : [...new Set(input)])
  },
  validate: (ids, { entry }, { documents }) => {
    const missing = documents && ids.find(id => !documents.has(id))
    const known = ids.flatMap(id => documents?.get(id) ?? [])
    return errorsOf(
      missing !== undefined && { key: 'unknownFile', params: { id: missing } },
      ...known.map(document => fileError(document, entry)),
      outOfBounds(ids.length, entry.minCount, entry.maxCount, countKeys),
    )
  },
  format: (ids, _field, language, documents) => {
    const names = namesOf(ids, documents)
    return names ? names.map(isolate).join(separators[language]) : t(language, counted, { count: ids.length })
  },
  formatParam: (param, language) => {
    if (typeof param === 'number') return param
    return param.startsWith('.') ? typesText(param, language) : isolate(param)
  },
  messages,
  examples: () => import('./examples.ts'),
})
