// Statements of every format, made here: odd encodings, Arabic names, comma decimals, reversals, lines that cannot be read.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayOf, minorOf } from './figures.ts'
import { NoStatement } from './line.ts'
import { readStatement } from './read.ts'
import { NoXml, readXml } from './xml.ts'

const read = (text: string | Buffer, columns = {}) =>
  readStatement(typeof text === 'string' ? Buffer.from(text) : text, columns)

test('amounts as banks write them, and none that could be another', () => {
  const amounts: [string, number | undefined][] = [
    ['90', 9_000],
    ['90.5', 9_050],
    ['1,234.56', 123_456],
    ['1.234,56', 123_456],
    ['1 234,56', 123_456],
    ['1,234,567', 123_456_700],
    ['٩٠٫٥٠', 9_050],
    ['١٬٢٣٤٫٥٠', 123_450],
    ['\u200f-150.00\u200e', -15_000],
    ['(150.00)', -15_000],
    ['150.00-', -15_000],
    ['-150,00', -15_000],
    ['1,234', undefined],
    ['1.2.3', undefined],
    ['12.345', undefined],
    ['90.00 EGP', undefined],
    ['', undefined],
    ['(90', undefined],
    ['99999999999999999', undefined],
  ]
  for (const [text, minor] of amounts) assert.equal(minorOf(text), minor, text)
  assert.equal(minorOf('1,234', ','), undefined)
  assert.equal(minorOf('1234,5', ','), 123_450)
})

test('days with the year or the day first, never the month', () => {
  for (const text of [
    '2026-11-20',
    '2026/11/20 10:00',
    '20/11/2026',
    '20.11.26',
    '20-Nov-2026',
    '٢٠/١١/٢٠٢٦',
  ])
    assert.equal(dayOf(text), '2026-11-20', text)
  for (const text of ['11/20/2026', '2026-02-30', 'yesterday', '']) assert.equal(dayOf(text), undefined, text)
})

const entry = (more: {
  amount?: string
  side?: string
  reversal?: boolean
  ref?: string
  status?: string
  details?: string
}) =>
  `<Ntry><Amt Ccy="EGP">${more.amount ?? '90.00'}</Amt><CdtDbtInd>${more.side ?? 'CRDT'}</CdtDbtInd>${
    more.reversal ? '<RvslInd>true</RvslInd>' : ''
  }<Sts>${more.status ?? 'BOOK'}</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>${more.ref ?? 'B-1'}</AcctSvcrRef>${
    more.details ??
    '<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>هدى &amp; علي</Nm></Dbtr></RltdPties><RmtInf><Ustrd>رسوم 1234567890</Ustrd></RmtInf></TxDtls></NtryDtls>'
  }</Ntry>`
const camt = (...entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><!-- made here --><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>EG380019000500000000263180002</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`

test('CAMT.053: movements, what was taken back, what is only announced, what cannot be read', async () => {
  const { format, account, lines, unreadable } = await read(
    camt(
      entry({}),
      entry({ ref: 'B-2', side: 'DBIT', reversal: true }),
      entry({ ref: 'B-3', side: 'DBIT', amount: '12.50' }),
      entry({ ref: 'B-4', status: 'PDNG' }),
      entry({ ref: 'B-5', amount: 'ninety' }),
      entry({
        ref: 'B-6',
        status: '<Cd>BOOK</Cd>',
        details:
          '<NtryDtls><TxDtls><Amt Ccy="EGP">40.00</Amt></TxDtls><TxDtls><Amt Ccy="EGP">50.00</Amt></TxDtls></NtryDtls>',
      }),
    ),
  )
  assert.deepEqual([format, account], ['camt053', 'EG380019000500000000263180002'])
  assert.deepEqual(
    lines.map(({ transactionId, direction, amount }) => [transactionId, direction, amount]),
    [
      ['B-1', 'received', 9_000],
      ['B-2', 'received', -9_000],
      ['B-3', 'refunded', 1_250],
      ['B-6/1', 'received', 4_000],
      ['B-6/2', 'received', 5_000],
    ],
  )
  assert.deepEqual(
    [lines[0]?.payer, lines[0]?.details, lines[0]?.day],
    ['هدى & علي', 'رسوم 1234567890', '2026-11-20'],
  )
  assert.equal(unreadable.length, 1)
})

test('CAMT.053 in other encodings', async () => {
  const utf16 = Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from(camt(entry({})).replace('UTF-8', 'UTF-16'), 'utf16le'),
  ])
  assert.equal((await read(utf16)).lines[0]?.payer, 'هدى & علي')
  // "سلمى" in windows-1256.
  const [before = '', after = ''] = camt(entry({}))
    .replace('UTF-8', 'windows-1256')
    .replace('رسوم ', '')
    .split('هدى &amp; علي')
  const bytes = Buffer.concat([
    Buffer.from(before),
    Buffer.from([0xd3, 0xe1, 0xe3, 0xec]),
    Buffer.from(after),
  ])
  assert.equal((await read(bytes)).lines[0]?.payer, 'سلمى')
})

test('XML that is not what it seems is refused', async () => {
  for (const text of [
    '<a><b></a></b>',
    '<a>',
    '<a/><b/>',
    '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
    '<a>&nbsp;</a>',
    '<a b=c/>',
    `${'<a>'.repeat(80)}${'</a>'.repeat(80)}`,
  ])
    assert.throws(() => readXml(text), NoXml, text.slice(0, 40))
  assert.equal(readXml('<a><![CDATA[1 < 2]]> &#x41;</a>').text, '1 < 2 A')
  await assert.rejects(read('<Document><Other/></Document>'), NoStatement)
  await assert.rejects(read('<Document><BkToCstmrStmt>'), NoStatement)
})

test('MT940: comma decimals, a booking date over the turn of the year, reversals, structured words', async () => {
  const text = [
    '{1:F01BANKEGCXAXXX0000000000}{2:I940BANKEGCXXXXXN}{4:',
    ':20:STARTUMS',
    ':25:0019000500000000263180002',
    ':28C:00001/001',
    ':60F:C261231EGP1000,00',
    ':61:2612310101C90,NTRFNONREF//B-1',
    ':86:166?00TRANSFER?20RUSUM 12345?2167890?32HODA?33 ALI',
    ':61:2701020102RC40,50NTRF77//B-2',
    'supplement',
    ':86:returned',
    ':61:2701020102D1234567,NCHGNONREF',
    ':61:garbage',
    ':62F:C270102EGP1049,50',
    '-}',
  ].join('\r\n')
  const { format, account, lines, unreadable } = await read(text)
  assert.deepEqual([format, account], ['mt940', '0019000500000000263180002'])
  assert.deepEqual(
    lines
      .map(({ transactionId, direction, amount, day }) => [transactionId, direction, amount, day])
      .slice(0, 2),
    [
      ['B-1', 'received', 9_000, '2027-01-01'],
      ['B-2', 'received', -4_050, '2027-01-02'],
    ],
  )
  assert.deepEqual([lines[0]?.payer, lines[0]?.details], ['HODA ALI', 'RUSUM 12345 67890'])
  assert.equal(lines[1]?.details, 'returned 77 supplement')
  assert.match(lines[2]?.transactionId ?? '', /^line-/)
  assert.deepEqual(
    [lines[2]?.direction, lines[2]?.amount, lines[2]?.currency],
    ['refunded', 123_456_700, 'EGP'],
  )
  assert.equal(unreadable.length, 1)
})

test('CSV: heads in Arabic below a preamble, two columns of money, a total, a row that cannot be read', async () => {
  const text = [
    'كشف حساب;؛',
    'تاريخ القيد;رقم العملية;البيان;اسم المحول;مدين;دائن',
    '20/11/2026;B-1;رسوم ١٢٣٤٥٦٧٨٩٠;هدى علي;;90,00',
    '20/11/2026;B-2;عمولة;;12,50;',
    '21/11/2026;B-3;ملغاة;;;-90,00',
    'أمس;B-4;;;;90,00',
    ';;الرصيد;;;',
  ].join('\r\n')
  const { format, lines, unreadable, isComplete } = await read(text)
  assert.deepEqual([format, isComplete], ['csv', true])
  assert.deepEqual(
    lines.map(({ transactionId, direction, amount, payer }) => [transactionId, direction, amount, payer]),
    [
      ['B-1', 'received', 9_000, 'هدى علي'],
      ['B-2', 'refunded', 1_250, ''],
      ['B-3', 'received', -9_000, ''],
    ],
  )
  assert.deepEqual(unreadable.length, 1)
})

test('CSV in windows-1256, with columns that somebody chose, and equal lines without a number', async () => {
  const name = Buffer.from([0xd3, 0xe1, 0xe3, 0xec])
  const row = Buffer.concat([Buffer.from('2026-11-20,'), name, Buffer.from(',-90.00\n')])
  const bytes = Buffer.concat([Buffer.from('A,B,C\n'), row, row])
  const open = await read(bytes)
  assert.deepEqual([open.isComplete, open.head, open.lines], [false, ['A', 'B', 'C'], []])
  const { lines } = await read(bytes, { day: 0, payer: 1, amount: 2 })
  assert.deepEqual(
    lines.map(({ payer, direction, amount }) => [payer, direction, amount]),
    [
      ['سلمى', 'refunded', 9_000],
      ['سلمى', 'refunded', 9_000],
    ],
  )
  assert.equal(new Set(lines.map(({ transactionId }) => transactionId)).size, 2)
  const again = await read(bytes, { day: 0, payer: 1, amount: 2 })
  assert.deepEqual(again.lines, lines)
})
