// The compiler as a package: native code, in this process.

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { type Compile, fontFiles, templateFile } from './typst.ts'

export const packageCompiler = async (): Promise<Compile> => {
  const fontBlobs = await Promise.all(fontFiles.map(file => readFile(file)))
  const mainFileContent = await readFile(templateFile, 'utf8')
  const workspace = fileURLToPath(new URL('.', import.meta.url))
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] })
  return async (sheet, creationTimestamp) => {
    const pdf = compiler.pdf(
      { mainFileContent, inputs: { sheet } },
      { pdfStandard: 'a-2a', creationTimestamp },
    )
    // Each sheet is somebody else's: what was worked out for the last one is of no use.
    compiler.evictCache(0)
    return pdf
  }
}
