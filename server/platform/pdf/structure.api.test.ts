// What a sheet says of itself as a file, read back by another library: PDF/A-2a in its metadata, language, title and tags;
// everything drawn is tagged or marked as an ornament; nothing in it that an archive refuses. veraPDF is not to be had here,
// so these are the rules of ISO 19005-2 that can be read off without it.

import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { getDocumentProxy } from 'unpdf'
import { createDrawer } from './drawer.ts'
import { inputOf, type Sheet } from './sheet.ts'

const drawer = createDrawer()
after(() => drawer.stop())

const sheet: Sheet = {
  language: 'ar',
  title: 'إيصال سداد',
  authority: 'بوابة',
  meta: [['رقم السداد', '2600000001']],
  paragraphs: ['تشهد المكتبة بأن ليلى من أعضائها.'],
  facts: [['الخدمة', 'حجز قاعة']],
  amounts: [
    ['القاعة الصغيرة', '٩٠ ج.م'],
    ['الإجمالي', '٩٠ ج.م'],
  ],
  seal: 'مكان الختم',
  link: 'https://portal.example/verify#abc.12345678.def',
  codeText: 'للتحقق امسح الرمز',
  address: 'https://portal.example/verify',
  footer: 'وثيقة',
  made: new Date('2026-11-25T10:00:00Z'),
}

type Tree = { role?: string; alt?: string; id?: string; type?: string; children?: Tree[] }
const nodesOf = (tree: Tree): Tree[] => [tree, ...(tree.children ?? []).flatMap(nodesOf)]
/** Without tables and their rows, which have no words of their own. */
const rolesOf = (nodes: Tree[]): string[] => [...new Set(nodes.flatMap(({ role }) => role ?? []))].toSorted()

let pdf: Buffer
let document: Awaited<ReturnType<typeof getDocumentProxy>>
before(async () => {
  pdf = await drawer.draw(sheet)
  document = await getDocumentProxy(new Uint8Array(pdf))
})

test('its metadata: PDF/A-2a, title, language, tagged', async () => {
  const { info, metadata } = await document.getMetadata()
  const xmp = metadata.getRaw() as string
  assert.match(xmp, /<pdfaid:part>2<\/pdfaid:part><pdfaid:conformance>A<\/pdfaid:conformance>/)
  assert.match(xmp, /<dc:language><rdf:Bag><rdf:li>ar</)
  assert.equal(metadata.get('dc:title'), sheet.title)
  const { Title, Language, IsAcroFormPresent, EncryptFilterName } = info as Record<string, unknown>
  assert.deepEqual([Title, Language, IsAcroFormPresent, EncryptFilterName], [sheet.title, 'ar', false, null])
  assert.equal((await document.getMarkInfo())?.Marked, true)
})

test('its tags: one heading, tables with rows, paragraphs, pictures with words, links', async () => {
  const tree = (await (await document.getPage(1)).getStructTree()) as Tree
  const nodes = nodesOf(tree)
  assert.deepEqual(
    rolesOf(nodes).filter(role => !['Root', 'Document', 'Div', 'Span'].includes(role)),
    ['Figure', 'H1', 'Link', 'P', 'TD', 'TR', 'Table'],
  )
  const count = (role: string) => nodes.filter(node => node.role === role).length
  assert.deepEqual([count('H1'), count('Table'), count('TR'), count('Link')], [1, 2, 3, 1])
  assert.deepEqual(
    nodes.filter(({ role }) => role === 'Figure').map(({ alt }) => alt),
    [sheet.authority, sheet.codeText],
  )
})

test('all words are tagged, in the order in which they are read, or marked as ornaments', async () => {
  const page = await document.getPage(1)
  const nodes = nodesOf((await page.getStructTree()) as Tree)
  const tagged = nodes.flatMap(({ type, id }) => (type === 'content' && id ? [id] : []))
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const open: string[] = []
  const words = new Map<string, string>()
  for (const item of items) {
    if ('str' in item) {
      const within = open.findLast(mark => mark !== '')
      if (item.str.trim() === '') continue
      assert.ok(within, `“${item.str}” stands in no mark`)
      words.set(within, `${words.get(within) ?? ''}${item.str}`)
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push('tag' in item && item.tag === 'Artifact' ? 'Artifact' : (item.id ?? ''))
  }
  const read = tagged.flatMap(id => words.get(id) ?? [])
  assert.ok(words.has('Artifact'), 'the footer is an ornament')
  assert.equal(read.length, words.size - 1)
  const orderOf = (part: string) => read.findIndex(text => text.includes(part))
  const order = ['بوابة', '2600000001', 'إيصال', 'تشهد', 'الخدمة', 'القاعة', 'الإجمالي', 'امسح'].map(orderOf)
  assert.deepEqual(
    order,
    order.toSorted((one, other) => one - other),
    read.join('\n'),
  )
  assert.ok(!order.includes(-1), read.join('\n'))
})

test('nothing that an archive refuses: fonts inside, an output intent, no script, no encryption, an ID', () => {
  const text = pdf.toString('latin1')
  const fonts = text.match(/\/Type \/FontDescriptor|\/Type\/FontDescriptor/g)?.length ?? 0
  assert.ok(fonts > 0)
  assert.equal(text.match(/\/FontFile[23]/g)?.length, fonts)
  assert.match(text, /\/S\s*\/GTS_PDFA1/)
  assert.match(text, /\/ID\s*\[/)
  for (const refused of [/\/JavaScript/, /\/JS\b/, /\/Encrypt/, /\/Launch/, /\/EmbeddedFile/, /\/LZWDecode/])
    assert.doesNotMatch(text, refused)
})

test('the code is a link as well, for whoever cannot scan it', async () => {
  const annotations = await (await document.getPage(1)).getAnnotations()
  assert.deepEqual(
    annotations.map(({ subtype, unsafeUrl }) => [subtype, unsafeUrl]),
    [['Link', sheet.link]],
  )
})

test('the compiler finds nothing that PDF/UA-1 refuses either: it checks headings, pictures and title', async () => {
  const fontBlobs = await Promise.all(
    ['400Regular/Amiri_400Regular.ttf', '700Bold/Amiri_700Bold.ttf'].map(name =>
      readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/amiri/${name}`))),
    ),
  )
  const workspace = fileURLToPath(new URL('.', import.meta.url))
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] })
  const template = await readFile(new URL('sheet.typ', import.meta.url), 'utf8')
  const drawAs = (mainFileContent: string) => {
    const { json } = inputOf(sheet, () => true)
    return compiler.pdf({ mainFileContent, inputs: { sheet: json } }, { pdfStandard: 'ua-1' })
  }
  assert.ok(drawAs(template).length > 10_000)
  const withoutAlt = template.replace(', alt: sheet.codeText', '')
  assert.notEqual(withoutAlt, template)
  assert.throws(() => drawAs(withoutAlt), 'a picture without words is refused')
})
