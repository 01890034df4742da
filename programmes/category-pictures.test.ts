// Every category of every programme has a picture: the same each time, in inks that exist, of at most 5 KB.

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { installed } from '@bawaba/server/programmes.ts'
import { inksOf, type PictureSet, pictureFile } from '@bawaba/ui/drawings/picture.ts'

const inks = inksOf(readFileSync(new URL('../ui/tokens/inks.css', import.meta.url), 'utf8'))
const picturesOf = async (slug: string): Promise<PictureSet> => {
  const files = globSync(`${slug}/web/pictures/*.pictures.ts`, { cwd: import.meta.dirname })
  const sets = await Promise.all(
    files.map(async file => {
      const { href } = pathToFileURL(join(import.meta.dirname, file))
      return ((await import(href)) as { pictures: PictureSet }).pictures
    }),
  )
  return Object.assign({}, ...sets)
}

for (const { slug, categories } of installed)
  test(`the categories of ${slug} have their pictures`, async () => {
    const pictures = await picturesOf(slug)
    for (const category of categories) {
      const picture = pictures[category.slug]
      assert.ok(picture, category.slug)
      for (const colours of [inks.day, inks.night]) {
        const file = pictureFile(picture, colours)
        assert.equal(file, pictureFile(picture, colours))
        assert.doesNotMatch(file, /var\(|NaN|undefined/)
        const { length } = gzipSync(file, { level: 9 })
        assert.ok(length <= 5_000, `${category.slug} has ${length} bytes`)
      }
    }
  })
