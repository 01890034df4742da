// Texts as CSV: one row for each plural form, its own words beside those that stand instead. Pure but for the parser.

import type { OwnText, TextImportReport } from '@bawaba/contract/entities/own-text.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Forms, WrittenForms } from '@bawaba/contract/text-rules.ts'
import { languages } from '@bawaba/language/index.ts'
import { type CsvRow, csvFile, withoutFormulaMark } from '../../platform/sheets/index.ts'

const columns = ['id', 'form', 'place', 'revision', 'own_ar', 'own_en', 'ar', 'en'] as const
type Column = (typeof columns)[number]
const needed: readonly Column[] = ['id', 'form', 'ar', 'en']

const formsOf = ({ own }: OwnText): string[] => [
  ...new Set(languages.flatMap(language => Object.keys(own[language]))),
]

export const textsCsv = (texts: readonly OwnText[]): string =>
  csvFile([
    columns,
    ...texts.flatMap(text =>
      formsOf(text).map(form => [
        text.id,
        form,
        text.place,
        String(text.revision),
        text.own.ar[form] ?? '',
        text.own.en[form] ?? '',
        text.written.ar?.[form] ?? '',
        text.written.en?.[form] ?? '',
      ]),
    ),
  ])

/** `revision`: that of the text when the file was made; 0 without one: nobody had written anything. */
type Line = { line: number; id: string; form: string; revision: number; ar: string; en: string }

/** The words that a text had at a revision; undefined if it never had that one. */
export type WrittenAt = (id: string, revision: number) => WrittenForms | undefined

/** Throws CSV_COLUMNS naming the columns that are missing. */
export const readLines = (head: CsvRow | undefined, rows: readonly CsvRow[]): Line[] => {
  const names = (head?.cells ?? []).map(cell => cell.toLowerCase())
  const missing = needed.filter(name => names.filter(one => one === name).length !== 1)
  if (missing.length > 0) throw new Problem('CSV_COLUMNS', { params: { columns: missing.join(', ') } })
  return rows.map(({ line, cells }) => {
    const cell = (name: Column) => withoutFormulaMark(cells[names.indexOf(name)] ?? '')
    const form = cell('form') || 'other'
    const revision = Number.parseInt(cell('revision'), 10) || 0
    return { line, id: cell('id'), form, revision, ar: cell('ar'), en: cell('en') }
  })
}

/**
 * What the lines of one text write: a language whose cells are all empty has its own words. Forms that the file
 * omits keep their words.
 */
const writtenBy = (text: OwnText, lines: readonly Line[]): WrittenForms => {
  const written: WrittenForms = {}
  for (const language of languages) {
    const own = text.own[language]
    const previous = Object.entries(text.written[language] ?? {}).filter(([form]) => own[form] !== undefined)
    const forms: Forms = Object.fromEntries([
      ...previous,
      ...lines.flatMap(line =>
        own[line.form] === undefined && line[language] === '' ? [] : [[line.form, line[language]]],
      ),
    ])
    if (Object.values(forms).some(words => words !== '')) written[language] = forms
  }
  return written
}

const alike = (one: WrittenForms, other: WrittenForms): boolean =>
  languages.every(language => {
    const [a = {}, b = {}] = [one[language], other[language]]
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(form => a[form] === b[form])
  })

/** What stands against words in place of a text. */
export type ErrorsOf = (text: OwnText, written: WrittenForms) => TextImportReport['rows'][number]['errors']

export type Judged = TextImportReport['rows'][number] & { text?: OwnText; written: WrittenForms }

/** Texts of a file that somebody has changed since it was made, each with the revision that the file has. */
export const staleIn = (texts: readonly OwnText[], lines: readonly Line[]) => {
  const revisions = new Map(texts.map(({ id, revision }) => [id, revision]))
  return lines.filter(({ id, revision }) => revisions.has(id) && revisions.get(id) !== revision)
}

/**
 * Each text of a file with what it would change, or what prevents it. A text that was changed since the file was made
 * keeps the newer words: its row is left alone if it has the words of then, and refused if it has others.
 */
export const judge = (
  texts: readonly OwnText[],
  lines: readonly Line[],
  { writtenAt, errorsOf }: { writtenAt: WrittenAt; errorsOf: ErrorsOf },
): Judged[] => {
  const byId = new Map(texts.map(text => [text.id, text]))
  return [...Map.groupBy(lines, ({ id }) => id)].map(([id, own]): Judged => {
    const text = byId.get(id)
    const at = { line: own[0]?.line ?? 0, id, place: text?.place ?? '' }
    const refuse = (key: string): Judged => ({
      ...at,
      outcome: 'refused',
      written: {},
      errors: [{ language: '', form: '', key }],
    })
    if (!text) return refuse('textUnknown')
    const written = writtenBy(text, own)
    if (alike(written, text.written)) return { ...at, outcome: 'same', written, errors: [] }
    const stale = own.find(({ revision }) => revision !== text.revision)
    if (stale) {
      const then = writtenAt(id, stale.revision)
      if (then && alike(written, then)) return { ...at, outcome: 'same', written, errors: [] }
    }
    const before = text.written
    if (stale) return { ...refuse('textChangedMeanwhile'), before, after: written }
    const errors = errorsOf(text, written)
    const outcome = errors.length > 0 ? 'refused' : 'ready'
    return { ...at, outcome, text, written, errors, before, after: written }
  })
}
