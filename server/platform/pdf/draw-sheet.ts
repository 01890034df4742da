// Draws an official sheet as a PDF: tagged, PDF/A-2a, fonts embedded. The same sheet always gives the same bytes.
// The compiler (Typst) is loaded with the first sheet, so that a server that draws none has no memory for it.

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Language } from '@bawaba/language/index.ts'
import { encode } from 'uqr'
import { lazily } from '../lazily.ts'
import { breakable, plainText } from './plain-text.ts'

export type Sheet = {
  language: Language
  title: string
  /** Whose sheet it is, and what that is. */
  authority: string
  caption: string
  /** Number and dates, in the head. */
  meta: readonly (readonly [label: string, value: string])[]
  paragraphs: readonly string[]
  facts: readonly (readonly [label: string, value: string])[]
  /** Words in the place of the seal; empty: it has none. */
  seal: string
  /** The address that the QR code holds, what the code is for, and the page where it is typed. */
  link: string
  codeText: string
  address: string
  footer: string
  /** The day that it was issued, for the file. */
  made: Date
}

/** Far more than an official sheet holds: what is longer was not written by a definition that was checked. */
const longest = 60_000

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="#14544a" d="M9 9h8.8L24 2.8 30.2 9H39v8.8L45.2 24 39 30.2V39h-8.8L24 45.2 17.8 39H9v-8.8L2.8 24 9 17.8z"/><path fill="#fff" d="M14.5 36V22.5C14.5 17 18.5 14 24 10.5c5.5 3.5 9.5 6.5 9.5 12V36h-5v-12.5c0-3-1.8-4.7-4.5-6.5-2.7 1.8-4.5 3.5-4.5 6.5V36z"/><path fill="#c9a227" d="M20.5 36v-1a3.5 3.5 0 0 1 7 0v1z"/></svg>`

const codeOf = (link: string): string => {
  const { data, size } = encode(link, { border: 1, ecc: 'L' })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`
}

const loadCompiler = lazily(async () => {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const font = (name: string) =>
    readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/amiri/${name}`)))
  const fontBlobs = await Promise.all(
    ['400Regular/Amiri_400Regular.ttf', '700Bold/Amiri_700Bold.ttf'].map(font),
  )
  const template = await readFile(new URL('sheet.typ', import.meta.url), 'utf8')
  // It reads no file: the workspace is a folder of this module, and the template names none.
  const workspace = fileURLToPath(new URL('.', import.meta.url))
  return { compiler: NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] }), template }
})

const drawn = (text: string): string => breakable(plainText(text))
const drawnPairs = (pairs: Sheet['facts']) => pairs.map(([label, value]) => [drawn(label), drawn(value)])

/** The bytes of a sheet. Throws for one that is longer than any official sheet. */
export const drawSheet = async (sheet: Sheet): Promise<Buffer> => {
  const input = JSON.stringify({
    language: sheet.language,
    title: drawn(sheet.title),
    authority: drawn(sheet.authority),
    caption: drawn(sheet.caption),
    meta: drawnPairs(sheet.meta),
    paragraphs: sheet.paragraphs.map(drawn),
    facts: drawnPairs(sheet.facts),
    seal: drawn(sheet.seal),
    codeText: drawn(sheet.codeText),
    address: plainText(sheet.address),
    footer: drawn(sheet.footer),
    code: codeOf(sheet.link),
    mark,
    made: {
      year: sheet.made.getUTCFullYear(),
      month: sheet.made.getUTCMonth() + 1,
      day: sheet.made.getUTCDate(),
    },
  })
  if (input.length > longest + codeOf(sheet.link).length) throw new RangeError('The sheet is too long')
  const { compiler, template } = await loadCompiler()
  const pdf = compiler.pdf(
    { mainFileContent: template, inputs: { sheet: input } },
    { pdfStandard: 'a-2a', creationTimestamp: Math.floor(sheet.made.getTime() / 1000) },
  )
  // What it keeps between sheets is of no use to the next one: each is somebody else's.
  compiler.evictCache(0)
  return pdf
}
