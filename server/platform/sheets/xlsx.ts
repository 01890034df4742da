// An Excel workbook of one sheet, written row by row.

import { type Cell, looksLikeFormula, type SheetOptions, type Sink } from './cell.ts'
import { createZip } from './zip.ts'

/** Excel reads no more rows of a sheet, nor more signs of a cell. */
const mostSheetRows = 1_048_576
const maxCharacters = 32_767

export class TooManyRows extends Error {}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 holds none of these
const noXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(noXml, '')
    .replace(/[&<>"]/g, sign => entities[sign] as string)

/** Style 1: bold, of the first row. Style 2: text whatever it begins with. Style 3: two decimals, in groups of thousands. */
const styles = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Arial"/></font><font><b/><sz val="11"/><name val="Arial"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf quotePrefix="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`

const cellXml = (cell: Cell, isHead: boolean): string => {
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  if (typeof cell === 'object') return `<c s="3"><v>${cell.decimal}</v></c>`
  const style = isHead ? ' s="1"' : looksLikeFormula(cell) ? ' s="2"' : ''
  return `<c t="inlineStr"${style}><is><t xml:space="preserve">${escaped(cell.slice(0, maxCharacters))}</t></is></c>`
}

async function* sheetXml(rows: AsyncIterable<readonly Cell[]>, isRightToLeft: boolean) {
  const direction = isRightToLeft ? ' rightToLeft="1"' : ''
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView${direction} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="30" width="20" customWidth="1"/></cols><sheetData>`
  let written = 0
  for await (const row of rows) {
    if (written === mostSheetRows) throw new TooManyRows()
    yield `<row>${row.map(cell => cellXml(cell, written === 0)).join('')}</row>`
    written += 1
  }
  yield '</sheetData></worksheet>'
}

/** Names of sheets hold at most 31 signs and none of these. */
const sheetName = (name: string): string => escaped(name.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31))

/** Writes rows as they come; the first is the head. Throws TooManyRows beyond what Excel reads. */
export const writeXlsx = async (
  rows: AsyncIterable<readonly Cell[]>,
  sink: Sink,
  { name, isRightToLeft }: SheetOptions,
): Promise<void> => {
  const zip = await createZip(sink)
  const part = (path: string, type: string) =>
    `<Override PartName="/${path}" ContentType="${kinds}.${type}+xml"/>`
  await zip.add('[Content_Types].xml', [
    `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('xl/workbook.xml', 'sheet.main')}${part('xl/styles.xml', 'styles')}${part('xl/worksheets/sheet1.xml', 'worksheet')}</Types>`,
  ])
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
  const relations = (...all: string[]) =>
    `${head}<Relationships xmlns="${packages}/relationships">${all.join('')}</Relationships>`
  await zip.add('_rels/.rels', [relations(relation('r1', 'officeDocument', 'xl/workbook.xml'))])
  await zip.add('xl/_rels/workbook.xml.rels', [
    relations(relation('r1', 'worksheet', 'worksheets/sheet1.xml'), relation('r2', 'styles', 'styles.xml')),
  ])
  await zip.add('xl/workbook.xml', [
    `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${sheetName(name)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
  ])
  await zip.add('xl/styles.xml', [styles])
  await zip.add('xl/worksheets/sheet1.xml', sheetXml(rows, isRightToLeft))
  await zip.end()
}
