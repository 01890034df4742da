// The refused rows of a file as a file again: as they were, each with its line and its reason in the reader's language.

import { type Language, listSeparator, stripBidi, t } from '@bawaba/language/index.ts'
import { csvFile } from '@bawaba/server/platform/sheets/index.ts'
import { importErrorText } from '../../import-words.ts'
import type { JudgedLine, UnitFile } from './import.ts'
import { addedHeadings, isAddedHeading } from './read-cells.ts'

/** Undefined where no row was refused. Pure. */
export const refusedCsv = (
  { headings, lines }: UnitFile,
  judged: readonly JudgedLine[],
  language: Language,
): string | undefined => {
  const columns = headings.flatMap((heading, column) => (isAddedHeading(heading) ? [] : [column]))
  const refused = judged.flatMap(({ outcome, line, errors }, index) =>
    outcome === 'refused'
      ? [
          [
            ...columns.map(column => lines[index]?.cells[column] ?? ''),
            line,
            stripBidi(errors.map(error => importErrorText(language, error)).join(listSeparator[language])),
          ],
        ]
      : [],
  )
  if (refused.length === 0) return undefined
  const own = columns.map(column => headings[column] ?? '')
  return csvFile([[...own, t(language, addedHeadings.line), t(language, addedHeadings.reason)], ...refused])
}
