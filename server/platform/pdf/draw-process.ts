// The process that draws sheets. The compiler (Typst) is native code that ends its process where something goes wrong in
// it, and stores what it has drawn in its memory: neither is for a server. It is given one sheet after the other and has
// nothing else: no settings, no keys, no files but its fonts and the template.

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { charactersOf } from './font-characters.ts'
import { inputOf, type Sheet } from './sheet.ts'

export type DrawJob = { id: number; sheet: Sheet }
export type Drawn = { id: number; pdf: Uint8Array } | { id: number; error: string }

const fontBlobs = await Promise.all(
  ['400Regular/Amiri_400Regular.ttf', '700Bold/Amiri_700Bold.ttf'].map(name =>
    readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/amiri/${name}`))),
  ),
)
const characters = fontBlobs.map(charactersOf)
const has = (code: number): boolean => characters.every(font => font.has(code))
const template = await readFile(new URL('sheet.typ', import.meta.url), 'utf8')
const workspace = fileURLToPath(new URL('.', import.meta.url))
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] })

const draw = (sheet: Sheet): Uint8Array => {
  const { json, made } = inputOf(sheet, has)
  const creationTimestamp = Math.floor(made.getTime() / 1000)
  const pdf = compiler.pdf(
    { mainFileContent: template, inputs: { sheet: json } },
    { pdfStandard: 'a-2a', creationTimestamp },
  )
  // Each sheet is somebody else's: what was worked out for the last one is of no use.
  compiler.evictCache(0)
  return pdf
}

process.on('message', ({ id, sheet }: DrawJob) => {
  const answer = (): Drawn => {
    try {
      return { id, pdf: draw(sheet) }
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) }
    }
  }
  process.send?.(answer())
})
// Whoever asked is gone.
process.on('disconnect', () => process.exit())
