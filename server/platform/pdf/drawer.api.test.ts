// Official sheets read back from their PDFs: text in logical order in both languages, fonts embedded, and nothing that was
// typed taken for markup.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createDrawer } from './drawer.ts'
import { breakable, plainText, unmarked } from './plain-text.ts'
import type { Sheet } from './sheet.ts'
import { linesOfPdf } from './test-text.ts'

const drawer = createDrawer()
after(() => drawer.stop())
const drawSheet = drawer.draw

const sheet: Sheet = {
  language: 'ar',
  title: 'شهادة عضوية في المكتبة',
  authority: 'بوابة',
  meta: [
    ['رقم الوثيقة', 'L26-4821-9037-5512'],
    ['تاريخ الإصدار', '٢٥ نوفمبر ٢٠٢٦'],
  ],
  paragraphs: ['لا إله إلا الله: يستعير أحمد بن الأمين من Nile Hall في الإسكندرية ثلاثة كتب.'],
  facts: [['الاسم', 'ليلى حسن الحكيم']],
  seal: 'مكان الختم',
  link: 'https://portal.example/verify#abc',
  codeText: 'امسح الرمز',
  address: 'https://portal.example/verify',
  footer: 'وثيقة',
  made: new Date('2026-11-25T10:00:00Z'),
}
const english: Sheet = {
  ...sheet,
  language: 'en',
  title: 'Certificate of membership',
  authority: 'Bawaba',
  paragraphs: ['This certifies that ليلى حسن may borrow five books in the official office.'],
}

const has = (lines: string[], text: string) =>
  assert.ok(
    lines.some(line => line.includes(text)),
    `${text}\n--\n${lines.join('\n')}`,
  )

test('Arabic is copied in logical order: ligatures, lam-alef, digits and Latin words', async () => {
  const lines = await linesOfPdf(await drawSheet(sheet))
  has(lines, 'شهادة عضوية في المكتبة')
  has(lines, 'لا إله إلا الله: يستعير أحمد بن الأمين من Nile Hall في الإسكندرية ثلاثة كتب.')
  has(lines, 'تاريخ الإصدار: ٢٥ نوفمبر ٢٠٢٦')
  assert.ok(lines.some(line => line.includes('L26-4821-9037-5512')))
  has(lines, 'الاسم ليلى حسن الحكيم')
})

test('what was written with vowel marks is drawn without them, and copied in order; hamza and madda stay', async () => {
  const marked = 'شُكرًا لأحمَدَ بنِ محمَّدٍ، والعضويَّةُ ساريةٌ حالًا. آمل أن يقرأ مؤمن رحمٰن'
  const bare = 'شكرا لأحمد بن محمد، والعضوية سارية حالا. آمل أن يقرأ مؤمن رحمن'
  assert.equal(unmarked(marked), bare)
  // As some keyboards write hamza and madda: letter and sign apart.
  assert.equal(unmarked('أحمد مؤمن آمل'.normalize('NFD')), 'أحمد مؤمن آمل')
  has(await linesOfPdf(await drawSheet({ ...sheet, paragraphs: [marked] })), bare)
})

test('English with an Arabic name', async () => {
  const lines = await linesOfPdf(await drawSheet(english))
  has(lines, 'Certificate of membership')
  has(lines, 'may borrow five books in the official office.')
  assert.ok(lines.some(line => line.includes('This certifies that') && line.includes('ليلى')))
})

test('a PDF/A-2a that is tagged, has its fonts in it, and is the same each time', async () => {
  const [one, again] = [await drawSheet(sheet), await drawSheet(sheet)]
  assert.ok(one.equals(again))
  const text = one.toString('latin1')
  assert.match(text, /pdfaid:part>2</)
  assert.match(text, /pdfaid:conformance>A</)
  assert.match(text, /\/StructTreeRoot/)
  assert.match(text, /\/FontFile[23]/)
})

test('what was typed is text and nothing else, however it looks', async () => {
  const typed = [
    '#import "secrets.typ": * #panic("x")',
    '$ x $ [a] {b} \\ // /* *bold* _it_ `raw` @ref <label> = title',
    '#read("/etc/passwd") #sys.inputs',
    '"); #panic("out") //',
  ]
  const lines = await linesOfPdf(await drawSheet({ ...english, paragraphs: typed }))
  for (const text of typed) has(lines, text)
})

test('marks that turn directions are taken out, white space is one space', () => {
  assert.equal(plainText('a\u202eb\u2066c\u200f\u0000d\ufeff'), 'abcd')
  assert.equal(plainText('  one\n\ttwo\u2028three '), 'one two three')
  assert.equal(plainText('half \ud800'), 'half \ufffd')
  // Marks that Arabic is written with stay, and so do joiners inside words of other scripts.
  assert.equal(plainText('محمَّد'), 'محمَّد')
})

test('a word of 5,000 letters breaks and stays on the sheet', async () => {
  assert.equal(breakable('short words stay'), 'short words stay')
  assert.ok(
    breakable('x'.repeat(5_000))
      .split('\u200b')
      .every(part => part.length <= 40),
  )
  for (const letter of ['ط', 'W', '😀']) {
    const pdf = await drawSheet({ ...sheet, paragraphs: [letter.repeat(5_000)] })
    assert.ok(pdf.length > 10_000)
  }
})

test('a sheet longer than any official one is refused', async () => {
  await assert.rejects(drawSheet({ ...sheet, paragraphs: ['long '.repeat(20_000)] }), /too long/)
})

test('a sheet that takes too long fails alone, and the next one has a process of its own', async () => {
  const hasty = createDrawer({ limitMs: 1 })
  for (let tries = 0; tries < 2; tries++)
    await assert.rejects(hasty.draw(sheet), /ended the process/, `try ${tries}`)
  hasty.stop()
  assert.ok((await drawSheet(sheet)).length > 10_000)
})
