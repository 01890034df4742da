// What lists work out of a service: which fields may be asked of its requests, and which answers their rows show. Worked
// out once for each version, not for each call or row.

import type { CompiledService } from '@bawaba/forms/index.ts'
import type { CatalogueEntry } from '../../catalogue/index.ts'
import type { Stored } from '../answers/stored-answers.ts'
import { type ColumnReader, columnReader } from './column-answers.ts'
import { type ReadableFields, readableFieldsOf } from './vocabulary.ts'

type Asking = { isStaff: boolean; inAddress: boolean }

/** The value of a key, made when it is first asked for and gone with the key. */
const onceFor = <Key extends object, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const made = new WeakMap<Key, Value>()
  return key => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key) as Value
  }
}

const nameOf = ({ isStaff, inAddress }: Asking): string => `${isStaff} ${inAddress}`

export const createServiceFields = (stored: Pick<Stored, 'indexOf'>) => {
  // An entry is made anew whenever the catalogue is read: its columns may have moved without a new version.
  const byAsking = onceFor((_entry: CatalogueEntry) => new Map<string, ReadableFields>())
  const columns = onceFor((form: CompiledService): ColumnReader => columnReader(form.filing?.fields ?? []))
  return {
    /** What may be asked of the requests of a service. */
    readable: (entry: CatalogueEntry, asking: Asking): ReadableFields => {
      const known = byAsking(entry)
      const name = nameOf(asking)
      const found = known.get(name)
      if (found) return found
      const { form, row } = entry
      const service = { form, hot: row.hot, indexOf: (field: string) => stored.indexOf(row.slug, field) }
      const fields = readableFieldsOf(service, asking)
      known.set(name, fields)
      return fields
    },

    /** The questions of a version that lists of staff show nothing of. */
    hidden: onceFor((form: CompiledService): readonly string[] => {
      const { names } = columns(form)
      const all = new Set(form.fields.map(({ name }) => name.split('.')[0] ?? name))
      return [...all].filter(name => !names.has(name))
    }),

    /** What lists of staff show of the answers to a version of a service. */
    columns,
  }
}
