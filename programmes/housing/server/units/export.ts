// Units as a file that imports unchanged: names of columns and codes that the import knows, and the revision of each unit.

import { poundsOf } from '@bawaba/language/index.ts'
import { csvFile } from '@bawaba/server/platform/sheets/index.ts'
import { unitFields } from '../../unit.ts'
import type { UnitRecord } from './store.ts'

export const unitsCsv = (units: readonly UnitRecord[]): string =>
  csvFile([
    [...unitFields, 'revision'],
    ...units.map(unit => {
      const cells = {
        ...unit,
        area: Number(unit.area),
        price: poundsOf(unit.price),
        country: unit.country ?? '',
      }
      return [...unitFields.map(field => cells[field]), unit.revision]
    }),
  ])
