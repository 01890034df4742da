// Writes the compressed forms of a build's files beside them, as `app.js.br` and `app.js.gz`: compressed once, as small
// as it goes, and sent as they are.

import { existsSync } from 'node:fs'
import { copyFile, glob, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [brotliCompressed, gzipped] = [promisify(brotliCompress), promisify(gzip)]

const forms = {
  '.br': (bytes: Buffer) =>
    brotliCompressed(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes: Buffer) => gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }),
} as const

/** Files below this many bytes travel in one packet anyway. */
const smallest = 1024

/**
 * Compresses the texts of a folder; what is compressed already, as fonts and pictures are, stays as it is. Files that
 * carry the hash of their content in their name are taken from the build before, where it has them.
 */
export const compressFiles = async (folder: string, before: string): Promise<void> => {
  const paths: string[] = []
  for await (const path of glob('**/*.{js,css,html,svg,wasm,md}', { cwd: folder })) paths.push(path)
  await Promise.all(
    paths.map(async path => {
      const bytes = await readFile(resolve(folder, path))
      if (bytes.length < smallest) return
      for (const [ending, compress] of Object.entries(forms)) {
        const name = `${path}${ending}`
        const isKnown = /^assets[/\\]/.test(path) && existsSync(resolve(before, name))
        if (isKnown) await copyFile(resolve(before, name), resolve(folder, name))
        else await writeFile(resolve(folder, name), await compress(bytes))
      }
    }),
  )
}
