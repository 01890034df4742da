// The check of PDFs: what honest programs write passes, and nothing that runs hides in what the check cannot read.

import assert from 'node:assert/strict'
import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { deflateSync } from 'node:zlib'
import { createScan, type Verdict } from './index.ts'
import { checkPdf } from './pdf-check.ts'
import { classicPdf, modernPdf, objectOf, streamOf, updatedPdf, upPredicted } from './test-pdf.ts'

let folder = ''
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bawaba-pdf-'))
})
after(() => rm(folder, { recursive: true }))

const scan = createScan('')
let written = 0
const verdictOf = async (bytes: Buffer): Promise<Verdict> => {
  const path = join(folder, String(written++))
  await writeFile(path, bytes)
  return scan(path)
}

const script = '<</S/JavaScript/JS(app.alert(1))>>'
const opens = '/OpenAction 21 0 R'
const metadata =
  '<?xpacket begin=""?><x:xmpmeta><dc:title>CV: Node/JavaScript, /Launch of products</dc:title></x:xmpmeta>'
const manyObjects = Object.fromEntries(
  Array.from({ length: 3000 }, (_, index) => [30 + index, `<</Kind/Number/Value(${'x'.repeat(400)})>>`]),
)
const cell = (index: number) => `<</Kind/Number/Value ${Math.sin(index)} /More ${Math.cos(index) * 1e9}>>`

const honest: Record<string, () => Buffer> = {
  'a table of references': () => classicPdf({}),
  'carriage returns and a table': () => classicPdf({ newline: '\r\n' }),
  'objects in a stream and references behind a predictor': () => modernPdf({}),
  'an object stream without compression': () =>
    modernPdf({ pack: text => ({ bytes: text, dictionary: '' }) }),
  'a filter in a list of one': () =>
    modernPdf({ pack: text => ({ bytes: deflateSync(text), dictionary: '/Filter [ /FlateDecode ]' }) }),
  'an abbreviated filter name with an escape': () =>
    modernPdf({ pack: text => ({ bytes: deflateSync(text), dictionary: '/Filter/F#6cateDecode' }) }),
  'a page to open at, in an object stream beside a link': () =>
    modernPdf({
      catalog: opens,
      packed: {
        21: '<</S/GoTo/D[3 0 R/Fit]>>',
        22: '<</Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.com)>>>>',
      },
    }),
  'a place to open at, in an object of its own': () =>
    classicPdf({ catalog: opens, more: [objectOf(21, '[3 0 R/XYZ 0 9 null]')] }),
  'a page to open at behind a string and a comment': () =>
    classicPdf({ catalog: '/OpenAction%here\n<</X(50% (a))/S/GoTo/D[3 0 R/Fit]>>' }),
  'a named place to open at': () => classicPdf({ catalog: '/OpenAction<</S/GoTo/D(first)>>' }),
  'a large object stream': () => modernPdf({ packed: manyObjects }),
  'an object stream of more than a megabyte when packed': () =>
    modernPdf({
      packed: Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [30 + index, cell(index)])),
    }),
  'an update at the end': () => updatedPdf(classicPdf({}), objectOf(10, '<</Kind/Note>>')),
  'a title that names JavaScript': () => classicPdf({ info: '/Title(CV of Noha \\(Node/JavaScript\\))' }),
  'a packed title that names JavaScript': () => modernPdf({ info: '/Title(CV: C++/JavaScript /Launch)' }),
  'metadata that names JavaScript': () =>
    classicPdf({
      catalog: '/Metadata 10 0 R',
      more: [objectOf(10, streamOf('/Type/Metadata/Subtype/XML', metadata))],
    }),
  'page content that names JavaScript': () =>
    classicPdf({ more: [objectOf(10, streamOf('', 'BT (Skills: /JavaScript, object-oriented) Tj ET'))] }),
  'a link to a page about JavaScript': () =>
    classicPdf({
      more: [
        '10 0 obj\n<</Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.com/javascript/)>>>>\nendobj\n',
      ],
    }),
  'a picture behind two filters': () =>
    classicPdf({
      more: [
        objectOf(
          10,
          streamOf(
            '/Subtype/Image/Width 1/Height 1/Filter[/FlateDecode/DCTDecode]',
            deflateSync(Buffer.from('x')),
          ),
        ),
      ],
    }),
  'an outline with a first entry': () =>
    classicPdf({
      catalog: '/Outlines 10 0 R',
      more: [
        objectOf(10, '<</Type/Outlines/First 11 0 R/Last 11 0 R/Count 1>>'),
        objectOf(11, '<</Title(One)/Parent 10 0 R/Dest[3 0 R/Fit]>>'),
      ],
    }),
  'zeros behind the end': () => Buffer.concat([classicPdf({}), Buffer.alloc(5000)]),
}
for (const [title, make] of Object.entries(honest))
  test(`a PDF with ${title} passes`, async () => assert.equal(await verdictOf(make()), 'clean'))

test('the PDFs that the portal ships pass', async () => {
  const root = join(import.meta.dirname, '../../..')
  const files: string[] = []
  for (const pattern of ['programmes/*/server/samples/*.pdf', 'server/capabilities/demo/guides/*.pdf'])
    for await (const file of glob(pattern, { cwd: root })) files.push(file)
  assert.ok(files.length >= 10)
  for (const file of files) assert.equal(await verdictOf(await readFile(join(root, file))), 'clean', file)
})

const address = '<</S/URI/URI(https://example.com/)>>'
const hostile: Record<string, [() => Buffer, Verdict]> = {
  'an address that opens with the file': [() => classicPdf({ catalog: `/OpenAction ${address}` }), 'remote'],
  'an address that opens with the file, with escapes and a comment': [
    () => classicPdf({ catalog: '/Open#41ction%\n<</S/#55RI/UR#49(https://example.com/)>>' }),
    'remote',
  ],
  'an address in an object of its own': [
    () => classicPdf({ catalog: opens, more: [objectOf(21, address)] }),
    'remote',
  ],
  'an address behind a string with a percent sign': [
    () => classicPdf({ catalog: '/OpenAction<</X(%)/S/URI/URI(https://example.com/)>>/Y(\n)' }),
    'remote',
  ],
  'an address behind brackets within brackets': [
    () => classicPdf({ catalog: '/OpenAction<</X((a)>>b)/S/URI/URI(https://example.com/)>>' }),
    'remote',
  ],
  'an address behind an escape that is none in a string': [
    () => classicPdf({ catalog: '/OpenAction<</X(#29>>)/S/URI/URI(https://example.com/)>>' }),
    'remote',
  ],
  'an address behind a name that looks like an end': [
    () => classicPdf({ catalog: '/OpenAction<</X/#3e#3e/S/URI/URI(https://example.com/)>>' }),
    'remote',
  ],
  'an address behind a bracket in a hexadecimal string': [
    () => classicPdf({ catalog: '/OpenAction<</X<(>/S/URI/URI(x)>>/Y())' }),
    'remote',
  ],
  'an address in an object whose number has a sign': [
    () => classicPdf({ catalog: '/OpenAction +21 0 R', more: [objectOf(21, address)] }),
    'remote',
  ],
  'an address in an object whose head has a comment': [
    () => classicPdf({ catalog: opens, more: [`21%\n0 obj\n${address}\nendobj\n`] }),
    'remote',
  ],
  'an address in an object whose number begins with zero': [
    () => classicPdf({ catalog: opens, more: [`021 0 obj\n${address}\nendobj\n`] }),
    'remote',
  ],
  'an action that is nowhere': [() => classicPdf({ catalog: opens }), 'remote'],
  'an address in an object stream': [() => modernPdf({ catalog: opens, packed: { 21: address } }), 'remote'],
  'a page of its own, and an address next': [
    () => modernPdf({ catalog: opens, packed: { 21: `<</S/GoTo/D[3 0 R/Fit]/Next ${address}>>` } }),
    'remote',
  ],
  'a script in an object stream': [() => modernPdf({ catalog: opens, packed: { 21: script } }), 'unsafe'],
  'a script in an object stream that is packed twice': [
    () =>
      modernPdf({
        catalog: opens,
        packed: { 21: script },
        pack: text => ({
          bytes: deflateSync(deflateSync(text)),
          dictionary: '/Filter[/FlateDecode/FlateDecode]',
        }),
      }),
    'unreadable',
  ],
  'a script in an object stream with a PNG predictor': [
    () =>
      modernPdf({
        catalog: opens,
        packed: { 21: script },
        pack: text => ({
          bytes: deflateSync(upPredicted(text, 16)),
          dictionary: '/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 16>>',
        }),
      }),
    'unreadable',
  ],
  'a script at the end of an object stream of more than a megabyte': [
    () =>
      modernPdf({
        catalog: '/OpenAction 90000 0 R',
        packed: {
          ...Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [30 + index, cell(index)])),
          90000: script,
        },
      }),
    'unsafe',
  ],
  'a filter that another object names': [
    () =>
      modernPdf({
        catalog: opens,
        packed: { 21: script },
        more: [objectOf(10, '/FlateDecode')],
        pack: text => ({ bytes: deflateSync(text), dictionary: '/Filter 10 0 R' }),
      }),
    'unreadable',
  ],
  'an object stream that does not say what it is': [
    () => {
      const made = modernPdf({ catalog: opens, packed: { 21: script } }).toString('latin1')
      return Buffer.from(made.replace('/Type/ObjStm', '/Type/ObjSxx'), 'latin1')
    },
    'unsafe',
  ],
  'an object stream whose bytes are damaged': [
    () =>
      modernPdf({
        catalog: opens,
        packed: { 21: script },
        pack: text => ({
          bytes: deflateSync(text).subarray(0, -4),
          dictionary: '/Filter/FlateDecode',
        }),
      }),
    'unreadable',
  ],
  'an object that is hidden in a string': [
    () => classicPdf({ info: `/Title(x 21 0 obj ${script} endobj)` }),
    'unsafe',
  ],
  'an object that is hidden in a stream': [
    () => classicPdf({ more: [objectOf(10, streamOf('', `21 0 obj\n${script}\nendobj`))] }),
    'unsafe',
  ],
  'a packed object that begins in a string': [
    () =>
      modernPdf({
        packed: { 21: '' },
        pack: () => ({
          bytes: deflateSync(Buffer.from(`20 0 21 9\n<</Title(${script})>>`)),
          dictionary: '/Filter/FlateDecode',
          count: 2,
          first: 10,
        }),
      }),
    'unsafe',
  ],
  'a script behind a stream that is none': [
    () => classicPdf({ more: [`10 0 obj\n<</A stream\n/OpenAction ${script}\nendstream>>\nendobj\n`] }),
    'unsafe',
  ],
  'a file inside a packed object': [
    () => modernPdf({ packed: { 21: '<</Names<</EmbeddedFiles 22 0 R>>>>' } }),
    'embedded',
  ],
  'a password': [() => classicPdf({ trailer: '/Encrypt 9 0 R' }), 'protected'],
  'no page': [() => Buffer.from('%PDF-1.7\n'), 'damaged'],
  'its second half missing': [
    () => {
      const made = modernPdf({})
      return made.subarray(0, made.length >> 1)
    },
    'damaged',
  ],
  'zeros instead of its second half': [
    () => {
      const made = classicPdf({})
      return Buffer.concat([made.subarray(0, 200), Buffer.alloc(made.length - 200)])
    },
    'damaged',
  ],
  'nothing but zeros behind its first line': [
    () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(50_000)]),
    'damaged',
  ],
}
for (const [title, [make, verdict]] of Object.entries(hostile))
  test(`a PDF with ${title} is refused`, async () => assert.equal(await verdictOf(make()), verdict))

test('a PDF whose check needs too much time or memory is refused', async () => {
  const path = join(folder, 'slow')
  await writeFile(path, classicPdf({}))
  assert.equal(await checkPdf(path, { time: 1, memory: 1 << 30 }), 'bomb')
  assert.equal(await checkPdf(path, { time: 30_000, memory: 1 }), 'bomb')
})

test('a check that cannot run finds no PDF clean', async () => {
  await assert.rejects(checkPdf(join(folder, 'missing')))
})
