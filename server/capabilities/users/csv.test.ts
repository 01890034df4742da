// CSV as it comes from people and from those who mean harm.

import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { Problem } from '@bawaba/contract/problem.ts'
import { readCsv as readRows } from '../../platform/sheets/index.ts'
import { columnOf, columnWords, judgeImport, readImport } from './import.ts'

const readCsv = (text: string) => readRows(text, 1000)
const cells = async (text: string) => (await readCsv(text)).map(row => row.cells)
const code = async (work: () => unknown) => {
  try {
    await work()
  } catch (error) {
    if (error instanceof Problem) return [error.code, error.params]
    throw error
  }
  return undefined
}
const file = (content: string | Buffer) => Readable.from([Buffer.from(content as string)])
const head = 'username,firstName,lastName,mobile,email,roles,services'

test('quotes, separators and lines in cells; empty lines; either end of line; the line of each row', async () => {
  assert.deepEqual(await cells('a,b\r\n"x, ""y""\nz",2\n\n3,'), [
    ['a', 'b'],
    ['x, "y"\nz', '2'],
    ['3', ''],
  ])
  assert.deepEqual(
    (await readCsv('a\n"1\n2"\n3')).map(({ line }) => line),
    [1, 2, 4],
  )
  assert.deepEqual(await cells('a;b\n1;2,5'), [
    ['a', 'b'],
    ['1', '2,5'],
  ])
})

test('blanks around cells and quotes, quotes inside a cell, ends of lines of an old Mac, a tab between cells', async () => {
  assert.deepEqual(await cells('a , "b" ,\tc\r1,x "y" z,5"\r'), [
    ['a', 'b', 'c'],
    ['1', 'x "y" z', '5"'],
  ])
  assert.deepEqual(await cells('a\t\tb\n1\t"2\t"\t'), [
    ['a', '', 'b'],
    ['1', '2\t', ''],
  ])
  assert.equal((await readRows('a\n'.repeat(10), 3)).length, 3)
})

test('a first line that names the separator, and empty columns at the end, are read over', async () => {
  const text =
    'sep=;\r\nUSERNAME;first_name;الاسم الأخير;Mobile Number;البريد الإلكتروني;;\r\nali;علي;"حسن; ا";;;;\r\n'
  const [row] = await readImport(file(`\uFEFF${text}`), 'free')
  assert.deepEqual(
    [row?.line, row?.typed.username, row?.typed.firstName, row?.typed.lastName],
    [3, 'ali', 'علي', 'حسن; ا'],
  )
})

test('every column of users is known by its name in any case and in both languages', async () => {
  for (const [name, { ar, en }] of Object.entries(columnWords))
    for (const heading of [name, name.toUpperCase(), ar, en, en.toUpperCase(), ` ${en} `])
      assert.equal(columnOf(heading), name, heading)
})

test('a broken file names its line', async () => {
  assert.deepEqual(await code(() => readCsv('a\n"open\nand so on')), ['CSV_BROKEN', { line: 2 }])
  assert.deepEqual(await code(() => readCsv('a\nb\0c')), ['CSV_BROKEN', { line: 2 }])
  assert.deepEqual(await code(() => readCsv('a\n"x"y')), ['CSV_BROKEN', { line: 2 }])
  assert.deepEqual(await code(() => readCsv('a,b\r\n"1\r\n2",3\r\n\r\nعلي,"x"y')), [
    'CSV_BROKEN',
    { line: 5 },
  ])
})

test('what looks like a formula is a text and stays as typed', async () => {
  const formula = `=HYPERLINK("http://evil.example")`
  const quoted = `"${formula.replaceAll('"', '""')}"`
  const [row] = await readImport(file(`${head}\nali,${quoted},+1-1,@x,-2,,`), 'free')
  assert.deepEqual(
    [row?.typed.firstName, row?.typed.lastName, row?.typed.mobile, row?.typed.email],
    [formula, '+1-1', '@x', '-2'],
  )
})

test('Arabic commas separate the entries of a list, and cells lose the invisible characters around them', async () => {
  const [row] = await readImport(
    file(`${head}\n\u200bali\u200f,\u200fعلي\u200f,حسن,,\u2060a@x.eg,AUDITOR، CASE_OFFICER؛SUPERVISOR,`),
    'free',
  )
  assert.deepEqual([row?.typed.username, row?.typed.firstName, row?.typed.email], ['ali', 'علي', 'a@x.eg'])
  assert.deepEqual(row?.typed.roles, ['AUDITOR', 'CASE_OFFICER', 'SUPERVISOR'])
})

test('encodings: a byte order mark is none of the first name; windows-1256 and UTF-16 are named', async () => {
  const [row] = await readImport(file(`\uFEFF${head}\nali,علي,حسن,,,,`), 'free')
  assert.equal(row?.typed.firstName, 'علي')
  const arabic = Buffer.concat([
    Buffer.from(`${head}\nali,`),
    Buffer.from([0xda, 0xe1, 0xed, 0xc7]),
    Buffer.from(',x,,,,'),
  ])
  assert.deepEqual(await code(() => readImport(file(arabic), 'free')), [
    'CSV_NOT_UTF8',
    { encoding: 'windows-1256' },
  ])
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(head, 'utf16le')])
  assert.deepEqual(await code(() => readImport(file(wide), 'free')), ['CSV_NOT_UTF8', { encoding: 'UTF-16' }])
})

test('ten megabytes and a thousand and one rows are refused; a thousand are not', async () => {
  assert.equal(
    (await code(() => readImport(file('x'.repeat(10 * 1024 * 1024)), 'free')))?.[0],
    'CSV_TOO_LARGE',
  )
  const rows = (count: number) =>
    `${head}\n${Array.from({ length: count }, (_, n) => `user${n},a,b,,,,`).join('\n')}`
  assert.equal((await code(() => readImport(file(rows(1001)), 'free')))?.[0], 'CSV_TOO_LARGE')
  assert.equal((await readImport(file(rows(1000)), 'free')).length, 1000)
})

test('columns that are unknown, missing or twice are named', async () => {
  assert.deepEqual(await code(() => readImport(file('username,username,password\n'), 'free')), [
    'CSV_COLUMNS',
    { columns: 'username, password, firstName, lastName' },
  ])
  assert.equal((await code(() => readImport(file(''), 'free')))?.[0], 'CSV_COLUMNS')
})

test('each row is judged: its own faults, twice in the file, taken already', async () => {
  const lines = await readImport(
    file(
      `${head}\nali,Ali,Hassan,01012345678,ali@x.eg,AUDITOR BFM_ADMIN,*\nAli,Ali,Again,,,,\nomar,,X,12,no,KING,lower\nold,A,B,,,,`,
    ),
    'free',
  )
  const choices = { places: [], services: [], teams: [] }
  const against = {
    isNew: true,
    slugs: ['employee' as const],
    usernames: 'free' as const,
    today: '2026-11-20',
    choices,
  }
  const names = new Set<string | undefined>(['old'])
  const { rows, lines: good } = judgeImport(lines, against, ({ username }) => {
    if (names.has(username)) return ['username']
    names.add(username)
    return []
  })
  assert.deepEqual(
    rows.map(({ line, outcome, faults }) => [
      line,
      outcome,
      faults.map(({ field, key }) => `${field} ${key}`),
    ]),
    [
      [2, 'ready', []],
      [3, 'refused', ['username taken']],
      [
        4,
        'refused',
        ['firstName required', 'mobile shape', 'email shape', 'roles unknown', 'services shape'],
      ],
      [5, 'refused', ['username taken']],
    ],
  )
  assert.deepEqual(
    good.map(({ line }) => line),
    [2],
  )
})
