// Files of units as they come from people: headings and digits of either script, separators, quotes, and rows that are judged.

import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { Problem } from '@bawaba/contract/problem.ts'
import { demoUnits } from './demo.ts'
import { errorsOf, judgeLines, readUnitFile, writtenOf } from './import.ts'
import { refusedCsv } from './refused-csv.ts'
import type { UnitRecord } from './store.ts'

const read = (text: string | Buffer) => readUnitFile(Readable.from([Buffer.from(text as string)]))
const refusal = async (text: string | Buffer) => {
  try {
    await read(text)
  } catch (error) {
    if (error instanceof Problem) return [error.code, error.params]
    throw error
  }
  return undefined
}
const head = 'unitCode,project,type,area,floor,rooms,price,paymentMethod,country'
const row = '12-B-304,ZAHYA,apartment,120.5,3,3,2500000,both,'

type Stored = UnitRecord & { isReserved: boolean }
const stored = (more: Partial<Stored> = {}): Stored => ({
  id: 'a',
  code: '12-B-304',
  project: 'ZAHYA',
  type: 'apartment',
  area: '120.50',
  floor: 3,
  rooms: 3,
  price: 250_000_000,
  paymentMethod: 'both',
  country: null,
  status: 'available',
  onSale: true,
  opensAt: null,
  blockReason: null,
  floorPlanFile: null,
  floorPlanType: null,
  revision: 1,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  isReserved: false,
  ...more,
})
const judge = async (text: string, ...units: Stored[]) =>
  judgeLines((await read(text)).lines, new Map(units.map(unit => [unit.code, unit])))

test('English and Arabic headings, words, digits and separators say the same', async () => {
  const english = (await read(`\uFEFF${head}\r\n${row}\r\n`)).lines[0]?.unit
  const arabic = (
    await read(
      'رمز الوحدة;المشروع;النوع;المساحة;الطابق;عدد الغرف;السعر;طريقة الدفع\n١٢-b-٣٠٤;زاهية;شقه;١٢٠٫٥;٣;٣;٢٬٥٠٠٬٠٠٠٫٠٠;"إلكتروني أو تحويل بنكي"',
    )
  ).lines[0]?.unit
  assert.deepEqual(english, {
    code: '12-B-304',
    project: 'ZAHYA',
    type: 'apartment',
    area: 120.5,
    floor: 3,
    rooms: 3,
    price: '2500000',
    paymentMethod: 'both',
    country: null,
  })
  assert.deepEqual(arabic, { ...english, price: '2500000.00' })
})

test('a price has its unit at one end; a power is no digit', async () => {
  const unitOf = async (area: string, price: string) =>
    (await read(`${head}\n1-A-1,ZAHYA,apartment,${area},3,3,"${price}",both,`)).lines[0]?.unit
  for (const price of ['EGP 2,500,000', '٢٬٥٠٠٬٠٠٠ ج.م', '2500000 جنيه'])
    assert.equal((await unitOf('120', price))?.price, '2500000', price)
  for (const price of ['$2500000', '25EGP00000', '250000²'])
    assert.equal((await unitOf('120', price))?.price, '', price)
  assert.equal((await unitOf('12²', '2500000'))?.area, Number.NaN)
})

test('a country is named by its code or its name in either language', async () => {
  for (const country of ['SA', 'المملكة العربية السعودية', 'saudi arabia'])
    assert.equal((await read(`${head}\n${row}${country}`)).lines[0]?.unit.country, 'SA', country)
  const [strange] = await judge(`${head}\n${row}Atlantis`)
  assert.deepEqual(strange?.errors, [{ field: 'country', key: 'unknown' }])
})

test('a comma that parts no thousands is not guessed at', async () => {
  const priceOf = async (cell: string) =>
    (await read(`${head}\n12-B-304,ZAHYA,apartment,120,3,3,"${cell}",both,`)).lines[0]?.unit.price
  assert.equal(await priceOf('2,500,000'), '2500000')
  assert.equal(await priceOf('2500000,50'), '')
  assert.equal(await priceOf('12,50'), '')
  assert.equal(await priceOf('1e9'), '')
  assert.equal(await priceOf('=1+1'), '')
})

test('headings that are unknown, missing or twice are named; those of the refused rows are passed over', async () => {
  assert.deepEqual(await refusal('unitCode,unitCode,colour\n'), [
    'CSV_COLUMNS',
    { columns: 'unitCode, colour, project, type, area, floor, rooms, price, paymentMethod' },
  ])
  const { lines } = await read(`${head},Line,Why it was refused\n${row},7,no such project`)
  assert.equal(lines[0]?.unit.code, '12-B-304')
})

test('a first line that names the separator, any case and empty columns at the end are read over', async () => {
  const { headings, lines } = await read(
    `sep=;\n${head.toUpperCase().replaceAll(',', ';')};;\n${row.replaceAll(',', ';')};;`,
  )
  assert.deepEqual([headings.length, lines[0]?.line, lines[0]?.unit.code], [9, 3, '12-B-304'])
})

test('a file never changes what it does not name: a unit for one country stays so', async () => {
  const forOne = stored({ country: 'SA' })
  const withoutColumn = `${head.replace(',country', '')}\n${row.slice(0, -1)}`
  const withoutCell = `${head}\n${row.slice(0, -1)}`
  for (const text of [withoutColumn, withoutCell]) {
    const [judged] = await judge(text, forOne)
    assert.deepEqual([judged?.outcome, judged?.unit.country], ['unchanged', 'SA'])
    const [dearer] = await judge(text.replace('2500000', '2600000'), forOne)
    assert.deepEqual([dearer?.changes.map(({ field }) => field), dearer?.unit.country], [['price'], 'SA'])
  }
  const [opened] = await judge(`${head}\n${row}`, forOne)
  assert.deepEqual(opened?.changes, [{ field: 'country', from: 'SA', to: null }])
})

test('five thousand rows are read, one more is refused, and so is what is no UTF-8', async () => {
  const rows = (count: number) =>
    `${head}\n${Array.from({ length: count }, (_, n) => row.replace('12-B-304', `U-${n}`)).join('\n')}`
  assert.equal((await read(rows(5000))).lines.length, 5000)
  assert.deepEqual(await refusal(rows(5001)), ['CSV_TOO_LARGE', { megabytes: 2, rows: 5000 }])
  assert.equal((await refusal(Buffer.from([0xff, 0xfe, 0x61, 0])))?.[0], 'CSV_NOT_UTF8')
})

test('each row is new, changes what it names, leaves what is the same, or is refused with its reason', async () => {
  const judged = await judge(
    [
      head,
      '1-A-1,ZAHYA,villa,200,0,4,9000000,online,AE',
      row,
      '2-A-1,ZAHYA,apartment,130,3,3,2500000,both,',
      '1-A-1,ZAHYA,villa,200,0,4,9000000,online,AE',
      'a b,NOWHERE,tent,5,2.5,-1,0,cash,',
    ].join('\n'),
    stored(),
    stored({ id: 'b', code: '2-A-1' }),
  )
  assert.deepEqual(
    judged.map(({ line, outcome, errors }) => [
      line,
      outcome,
      errors.map(({ field, key }) => `${field} ${key}`),
    ]),
    [
      [2, 'new', []],
      [3, 'unchanged', []],
      [4, 'changed', []],
      [5, 'refused', ['code twice']],
      [
        6,
        'refused',
        [
          'project unknown',
          'type unknown',
          'area minimum',
          'floor shape',
          'rooms minimum',
          'price minimum',
          'paymentMethod unknown',
        ],
      ],
    ],
  )
  assert.deepEqual(judged[2]?.changes, [{ field: 'area', from: 120.5, to: 130 }])
})

test('a unit that is reserved or sold never changes; its own row does no harm', async () => {
  const reserved = stored({ isReserved: true, status: 'reserved' })
  assert.deepEqual(
    (await judge(`${head}\n${row}`, reserved)).map(({ outcome }) => outcome),
    ['unchanged'],
  )
  const [changed] = await judge(`${head}\n${row.replace('2500000', '1')}`, reserved)
  assert.deepEqual([changed?.outcome, changed?.errors], ['refused', [{ field: 'code', key: 'reserved' }]])
})

test('refused rows come back as they were, with line and reason in the reader’s language, and no cell is a formula', async () => {
  const file = await read(`${head}\n${row}\n=cmd(),NOWHERE,apartment,120,3,3,2500000,both,`)
  const judged = judgeLines(file.lines, new Map())
  assert.equal(
    refusedCsv(file, judged, 'en'),
    `\uFEFF${head},Line,Why it was refused\r\n"'=cmd()",NOWHERE,apartment,120,3,3,2500000,both,,3,"Unit code: the value is not in the right format, Project: there is no such value"\r\n`,
  )
  assert.match(refusedCsv(file, judged, 'ar') ?? '', /رمز الوحدة: القيمة ليست بالصيغة المطلوبة/)
  assert.equal(refusedCsv({ ...file, lines: [] }, [], 'en'), undefined)
})

test('a refused row of a floor below the ground imports after its correction', async () => {
  const file = await read(`${head}\n12-B-304,NOWHERE,shop,120,-1,3,2500000,both,`)
  const refused = refusedCsv(file, judgeLines(file.lines, new Map()), 'en') ?? ''
  const [corrected] = await judge(refused.replace('NOWHERE', 'ZAHYA'))
  assert.deepEqual([corrected?.errors, corrected?.unit.floor], [[], -1])
})

test('a demo begins with the same units each time, all of them good, no code twice, and one project without any', () => {
  const units = demoUnits()
  assert.deepEqual(units, demoUnits())
  assert.deepEqual(units.flatMap(errorsOf), [])
  assert.equal(new Set(units.map(({ code }) => code)).size, units.length)
  const byProject = Map.groupBy(units, ({ project }) => project)
  assert.equal(byProject.size, 10)
  assert.equal(byProject.get('VALLEYTAWERSEAST'), undefined)
  for (const [project, { length }] of byProject)
    assert.ok(length >= 20 && length <= 60, `${project} ${length}`)
  assert.ok(units.every(unit => writtenOf(unit).price > 0))
})
