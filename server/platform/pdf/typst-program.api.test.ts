// Letters drawn by a program instead of the package. The program of this test reads the options that Typst documents and
// compiles with the package, so that both ways must give the same bytes. A real Typst was not to be had here.

import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { createDrawer } from './drawer.ts'
import type { Sheet } from './sheet.ts'

let folder = ''
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bawaba typst-'))
})
after(() => rm(folder, { recursive: true }))

const programOf = async (name: string, body: string): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, `#!${process.execPath}\n${body}`, { mode: 0o755 })
  return path
}
const drawBy = async (program: string, sheet: Sheet): Promise<Buffer> => {
  const drawer = createDrawer({ program })
  try {
    return await drawer.draw(sheet)
  } finally {
    drawer.stop()
  }
}

const typst = `
import { parseArgs } from 'node:util'
import { readFileSync, readdirSync } from 'node:fs'
const { NodeCompiler } = await import(${JSON.stringify(import.meta.resolve('@myriaddreamin/typst-ts-node-compiler'))})
const string = { type: 'string' }
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: string, input: string, 'pdf-standard': string, 'creation-timestamp': string,
    'font-path': { type: 'string', multiple: true }, 'ignore-system-fonts': { type: 'boolean' },
  },
})
const [act, template, output] = positionals
if (act !== 'compile' || output !== '-' || !values['ignore-system-fonts']) throw new Error('not the options of Typst')
const fontBlobs = values['font-path'].flatMap(path =>
  readdirSync(path).filter(name => name.endsWith('.ttf')).map(name => readFileSync(path + '/' + name)))
const at = values.input.indexOf('=')
const compiler = NodeCompiler.create({ workspace: values.root, fontArgs: [{ fontBlobs }] })
process.stdout.write(compiler.pdf(
  { mainFileContent: readFileSync(template, 'utf8'), inputs: { [values.input.slice(0, at)]: values.input.slice(at + 1) } },
  { pdfStandard: values['pdf-standard'], creationTimestamp: Number(values['creation-timestamp']) },
))
`
const sheet: Sheet = {
  language: 'ar',
  title: 'شهادة عضوية = "في" المكتبة',
  authority: 'بوابة',
  meta: [['رقم الوثيقة', 'L26-4821-9037-5512']],
  paragraphs: ['لا إله إلا الله: يستعير أحمد بن الأمين من Nile Hall ثلاثة كتب.'],
  facts: [['الاسم', 'ليلى حسن الحكيم']],
  seal: 'مكان الختم',
  link: 'https://portal.example/verify#abc',
  codeText: 'امسح الرمز',
  address: 'https://portal.example/verify',
  footer: 'وثيقة',
  made: new Date('2026-11-25T10:00:00Z'),
}

test('a program draws the same sheet as the package', async () => {
  const byProgram = await drawBy(await programOf('typst.mjs', typst), sheet)
  assert.ok(byProgram.equals(await drawBy('', sheet)))
})

test('a program that fails or is missing fails the sheet, with what it said', async () => {
  const failing = await programOf('failing.mjs', "console.error('error: unknown font'); process.exit(3)")
  await assert.rejects(drawBy(failing, sheet), /failing\.mjs ended with 3: error: unknown font/)
  await assert.rejects(drawBy(join(folder, 'absent'), sheet), /ENOENT/)
})
