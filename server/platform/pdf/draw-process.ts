// The process that draws sheets. The compiler (Typst) is native code that ends its process where something goes wrong in
// it, and stores what it has drawn in its memory: neither is for a server. It is given one sheet after the other and has
// nothing else: no settings but the program to draw with, no keys, no files but its fonts and the template.

import { readFile } from 'node:fs/promises'
import { charactersOf } from './font-characters.ts'
import { inputOf, type Sheet } from './sheet.ts'
import { type Compile, fontFiles } from './typst.ts'

export type DrawJob = { id: number; sheet: Sheet }
export type Drawn = { id: number; pdf: Uint8Array } | { id: number; error: string }

const [, , program = ''] = process.argv
// The package is loaded only where it draws: where a program is named, it may not be there.
const compile: Compile = program
  ? (await import('./typst-program.ts')).programCompiler(program)
  : await (await import('./typst-package.ts')).packageCompiler()
const characters = await Promise.all(fontFiles.map(async file => charactersOf(await readFile(file))))
const has = (code: number): boolean => characters.every(font => font.has(code))

process.on('message', async ({ id, sheet }: DrawJob) => {
  const answer = async (): Promise<Drawn> => {
    try {
      const { json, made } = inputOf(sheet, has)
      return { id, pdf: await compile(json, Math.floor(made.getTime() / 1000)) }
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) }
    }
  }
  process.send?.(await answer())
})
// Whoever asked is gone.
process.on('disconnect', () => process.exit())
