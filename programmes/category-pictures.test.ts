// Every category of every programme has a picture: the same each time, in inks that exist, of at most 5 KB.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { inksOf, type PictureSet, pictureFile } from '@bawaba/ui/drawings/picture.ts'
import { electricity } from './electricity/definition.ts'
import { pictures as ofElectricity } from './electricity/web/pictures/electricity.pictures.ts'
import { housing } from './housing/definition.ts'
import { pictures as ofHousing } from './housing/web/pictures/housing.pictures.ts'
import { libraryCard } from './library-card/definition.ts'
import { pictures as ofLibrary } from './library-card/web/pictures/library.pictures.ts'

const inks = inksOf(readFileSync(new URL('../ui/tokens/inks.css', import.meta.url), 'utf8'))
const programmes: [{ slug: string; categories: readonly { slug: string }[] }, PictureSet][] = [
  [electricity, ofElectricity],
  [housing, ofHousing],
  [libraryCard, ofLibrary],
]

for (const [{ slug, categories }, pictures] of programmes)
  test(`the categories of ${slug} have their pictures`, () => {
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
