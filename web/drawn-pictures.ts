// Pictures that code draws, as files of the build. `import { address } from './housing.pictures.ts?drawn'` gives the way to
// the address of one: `address('panorama', 'day')`. The set is drawn once, in the inks of day and night, into a folder that
// carries the hash of what is in it.

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inksOf, type PictureSet, pictureFile } from '@bawaba/ui/drawings/picture.ts'
import type { Plugin } from 'vite'

const suffix = '.pictures.ts?drawn'
const inksFile = resolve(import.meta.dirname, '../ui/tokens/inks.css')

/** By its name, each file of a set. */
const filesOf = async (path: string): Promise<Map<string, string>> => {
  const { pictures } = (await import(pathToFileURL(path).href)) as { pictures: PictureSet }
  const inks = Object.entries(inksOf(await readFile(inksFile, 'utf8')))
  return new Map(
    Object.entries(pictures).flatMap(([name, picture]) =>
      inks.map(([time, colours]) => [`${name}.${time}.svg`, pictureFile(picture, colours)] as const),
    ),
  )
}

/** `emits`: the files are part of this build; the bundle of the server names them only. */
export const drawnPictures = ({ emits }: { emits: boolean }): Plugin => ({
  name: 'drawn-pictures',
  async load(id) {
    if (!id.endsWith(suffix)) return undefined
    const files = await filesOf(id.slice(0, -'?drawn'.length))
    const hash = createHash('sha256')
      .update(JSON.stringify([...files]))
      .digest('hex')
      .slice(0, 10)
    const folder = `assets/pictures-${hash}`
    if (emits)
      for (const [name, source] of files)
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source })
    return `export const address = (name, time) => \`/${folder}/\${name}.\${time}.svg\``
  },
})
