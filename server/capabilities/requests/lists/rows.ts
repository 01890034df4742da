// A row of a list as its reader sees it: the answers of the columns, or all; staff read personal numbers masked. What is not
// shown is neither read nor opened.

import type { RequestRow } from '@bawaba/contract/entities/request.ts'
import { type Filter, shownBy } from '../../../platform/filter/index.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { Stored } from '../answers/stored-answers.ts'
import type { AroundPart, AroundRow } from '../details-store.ts'
import type { Caller } from '../named.ts'
import { readerOf } from '../requests.ts'
import { historyView, requestView, type StoredRecord } from '../row.ts'
import type { AnswersRead } from './list-store.ts'
import { maskAnswers } from './mask.ts'
import type { createServiceFields } from './service-fields.ts'

/** What of a filter says what its rows show. */
export type Chosen = Pick<Filter, 'fields' | 'include'>
type Rows = {
  catalogue: Pick<Catalogue, 'formOf'>
  stored: Stored
  fieldsOf: ReturnType<typeof createServiceFields>
  clock: () => Date
}

const around: readonly AroundPart[] = ['history', 'links', 'documents', 'clientHooksData']

/** Parts of a row that stand in other tables, where the filter names them. Pure. */
export const aroundIn = ({ fields = [], include }: Chosen): AroundPart[] =>
  around.filter(part => fields.includes(part) || include.some(({ relation }) => relation === part))

const hasColumns = (fields: string[] | undefined): boolean => fields?.includes('columns') === true
const hasWhole = (fields: string[] | undefined): boolean => fields?.includes('data') === true
/** Whether staff read more of a request than its list shows of every one. Pure. */
export const isLook = (chosen: Chosen): boolean =>
  hasWhole(chosen.fields) || aroundIn(chosen).includes('history')

/** Parts of a row that an applicant reads of their own and that need opening. */
const hasAnswers = (fields: string[] | undefined): boolean =>
  !fields || hasWhole(fields) || fields.includes('given')

/** What of the answers is read for such rows; `columns` shows part of those of one version of a service. Pure. */
export const answersIn = (
  { fields }: Chosen,
  isStaff: boolean,
  columns: { version: number; hidden: readonly string[] } | undefined,
): AnswersRead => {
  if (!isStaff) return hasAnswers(fields) || hasColumns(fields) ? 'all' : 'none'
  if (hasWhole(fields)) return 'all'
  if (fields && !hasColumns(fields)) return 'none'
  return columns ? { version: columns.version, but: columns.hidden } : 'all'
}

export const createRows = ({ catalogue, stored, fieldsOf, clock }: Rows) => {
  /** What stands around it; answers in a history are read with the request itself, where they are not masked. */
  const aroundOf = ({ history, clientHooksData, ...rest }: Partial<AroundRow>, isStaff: boolean) => {
    const hooksData = clientHooksData && stored.hooksData(clientHooksData)
    const entries = history && historyView(stored.history(history), isStaff ? 'staff' : 'applicant', clock())
    return {
      ...rest,
      ...(hooksData ? { clientHooksData: hooksData } : {}),
      ...(entries
        ? { history: isStaff ? entries.map(({ data: _, before: __, ...entry }) => entry) : entries }
        : {}),
    }
  }

  return async (
    { found, ...beside }: { found: StoredRecord } & Partial<AroundRow>,
    { scope }: Caller,
    chosen: Chosen = { fields: undefined, include: [] },
  ): Promise<RequestRow> => {
    const { fields } = chosen
    const isStaff = readerOf(scope) === 'staff'
    const record = !isStaff && hasAnswers(fields) ? stored.record(found) : stored.withoutAnswers(found)
    const whole = { ...requestView(record, readerOf(scope)), ...aroundOf(beside, isStaff) }
    const row: RequestRow = shownBy(chosen, whole)
    const isWhole = hasWhole(fields)
    if (isStaff ? fields && !isWhole && !hasColumns(fields) : isWhole || !hasColumns(fields)) return row
    const form = await catalogue.formOf(found.serviceSlug, found.version)
    const columns = fieldsOf.columns(form)
    if (!isStaff) return { ...row, data: columns.read(stored.answers(found.data, columns.names)) }
    const answers = stored.answers(found.data, isWhole ? undefined : columns.names)
    const data = maskAnswers(form.sensitive, stored.given(found.given), answers)
    const { given: _, ...rest } = row
    return { ...rest, data: isWhole ? data : columns.read(data) }
  }
}
