// Cells that would be formulas are defused, and the zip opens in another program.

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { crc32 } from 'node:zlib'
import { strFromU8, unzipSync } from 'fflate'
import type { Cell } from './cell.ts'
import { defused } from './cell.ts'
import { csvLine, writeCsv } from './csv.ts'
import { writeXlsx } from './xlsx.ts'
import { createZip } from './zip.ts'

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

test('an amount is an exact number, of whichever sign and length', async () => {
  assert.equal(csvLine([{ decimal: '-150.00' }, { decimal: '0.10' }]), '-150.00,0.10\r\n')
  const rows = rowsOf(['Amount'], [{ decimal: '-150.00' }])
  const bytes = await gathered(sink => writeXlsx(rows, sink, { name: 'Day', isRightToLeft: false }))
  const parts = unzipSync(bytes)
  assert.match(strFromU8(parts['xl/worksheets/sheet1.xml'] as Uint8Array), /<c s="3"><v>-150\.00<\/v><\/c>/)
  // Two decimals, and groups of thousands.
  assert.match(
    strFromU8(parts['xl/styles.xml'] as Uint8Array),
    /<xf numFmtId="4" applyNumberFormat="1"\/><\/cellXfs>/,
  )
})

test('CSV begins with the mark that Excel knows UTF-8 by', async () => {
  const bytes = await gathered(sink => writeCsv(rowsOf(['الخدمة'], ['مكتبة']), sink))
  assert.equal(bytes.toString(), '\uFEFFالخدمة\r\nمكتبة\r\n')
})

test('a workbook is a sound zip whose sheet runs the right way', async t => {
  const many = Array.from({ length: 3000 }, (_, offset): Cell[] => [`صف ${offset}`, offset])
  const rows = rowsOf(['اسم', 'عدد'], ['=cmd()', -3], ['<&\u0001>', 1], ...many)
  const bytes = await gathered(sink => writeXlsx(rows, sink, { name: 'تقرير', isRightToLeft: true }))
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
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

const pieces = Array.from({ length: 20 }, (_, piece) => Buffer.from(`${piece} of many pieces, `.repeat(1000)))
async function* piecemeal() {
  yield* pieces
}

test('a zip holds several files, empty ones and names in Arabic, with their sums', async () => {
  const bytes = await gathered(async sink => {
    const zip = await createZip(sink)
    await zip.add('data.json', ['{}', ''])
    await zip.addBytes('files/1 صورة.png', piecemeal())
    await zip.add('empty', [])
    await zip.end()
  })
  const files = unzipSync(bytes)
  assert.deepEqual(Object.keys(files), ['data.json', 'files/1 صورة.png', 'empty'])
  const picture = Buffer.concat(pieces)
  assert.equal(Buffer.compare(files['files/1 صورة.png'] ?? Buffer.of(), picture), 0)
  const start = bytes.indexOf('PK\u0001\u0002', bytes.indexOf('PK\u0001\u0002') + 4)
  assert.equal(bytes.readUInt32LE(start + 16), crc32(picture))
})

test('a zip is written while it is fed, and not beyond what its format can hold', async () => {
  let written = 0
  const lengths: number[] = []
  async function* watched() {
    for (let piece = 0; piece < 200; piece += 1) {
      lengths.push(written)
      yield Buffer.from(Array.from({ length: 10_000 }, (_, index) => (index * 7919 * (piece + 1)) % 251))
    }
  }
  const sink = async (bytes: Buffer): Promise<void> => {
    written += bytes.length
  }
  await (await createZip(sink)).addBytes('a', watched())
  assert.ok((lengths[100] ?? 0) > 0, 'half of it is written before the rest is read')
  // What is read breaks off with the file that it is for.
  const read = lengths.length
  const small = await createZip(sink, 10_000)
  await assert.rejects(small.addBytes('a', watched()), RangeError)
  assert.ok(lengths.length < 2 * read)
})
