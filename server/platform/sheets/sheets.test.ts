// Cells that would be formulas are defused, and the zip opens in another program.

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { inflateRawSync } from 'node:zlib'
import type { Cell } from './cell.ts'
import { defused } from './cell.ts'
import { csvLine, writeCsv } from './csv.ts'
import { writeXlsx } from './xlsx.ts'

const gathered = async (
  write: (sink: (bytes: Buffer) => Promise<void>) => Promise<void>,
): Promise<Buffer> => {
  const pieces: Buffer[] = []
  await write(async bytes => void pieces.push(Buffer.from(bytes)))
  return Buffer.concat(pieces)
}
async function* rowsOf(...rows: Cell[][]) {
  yield* rows
}

test('what begins like a formula is text', () => {
  for (const text of ['=1+1', '+201', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1', '＠a'])
    assert.equal(defused(text), `'${text}`)
  for (const text of ['', 'a=1', 'سجل', '2026-11-20', "'quoted"]) assert.equal(defused(text), text)
})

test('a line of CSV quotes what needs it, and numbers stay numbers', () => {
  assert.equal(csvLine(['a', 'b,c', 'd"e', -5, '=1']), `a,"b,c","d""e",-5,"'=1"\r\n`)
})

test('CSV begins with the mark that Excel knows UTF-8 by', async () => {
  const bytes = await gathered(sink => writeCsv(rowsOf(['الخدمة'], ['مكتبة']), sink))
  assert.equal(bytes.toString(), '\uFEFFالخدمة\r\nمكتبة\r\n')
})

/** The file of a zip by its directory, which stands at the end. */
const entryOf = (zip: Buffer, wanted: string): string => {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  let offset = zip.readUInt32LE(end + 16)
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const length = zip.readUInt16LE(offset + 28)
    if (zip.toString('utf8', offset + 46, offset + 46 + length) === wanted) {
      const at = zip.readUInt32LE(offset + 42)
      const start = at + 30 + zip.readUInt16LE(at + 26)
      return inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(offset + 20))).toString()
    }
    offset += 46 + length
  }
  return assert.fail(`${wanted} is not in the zip`)
}

test('a workbook is a sound zip whose sheet runs the right way', async t => {
  const many = Array.from({ length: 3000 }, (_, offset): Cell[] => [`صف ${offset}`, offset])
  const rows = rowsOf(['اسم', 'عدد'], ['=cmd()', -3], ['<&\u0001>', 1], ...many)
  const bytes = await gathered(sink => writeXlsx(rows, sink, { name: 'تقرير', isRightToLeft: true }))
  const sheet = entryOf(bytes, 'xl/worksheets/sheet1.xml')
  assert.match(sheet, /rightToLeft="1"/)
  assert.match(
    sheet,
    /<c t="inlineStr" s="2"><is><t xml:space="preserve">=cmd\(\)<\/t><\/is><\/c><c><v>-3<\/v>/,
  )
  assert.match(sheet, /&lt;&amp;&gt;/)
  assert.equal(sheet.match(/<row>/g)?.length, 3003)
  const folder = mkdtempSync(join(tmpdir(), 'bawaba-xlsx-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'a.xlsx')
  writeFileSync(path, bytes)
  // Another program's word for it, where the machine has one.
  try {
    assert.match(execFileSync('unzip', ['-t', path]).toString(), /No errors detected/)
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error
  }
})

test('rows that break off break the file off', async () => {
  async function* broken(): AsyncGenerator<Cell[]> {
    yield ['a']
    throw new Error('gone')
  }
  const options = { name: 'a', isRightToLeft: false }
  await assert.rejects(
    gathered(sink => writeXlsx(broken(), sink, options)),
    /gone/,
  )
})
