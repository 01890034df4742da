// Cuts the fonts to the characters of `characters.ts`: npm run fonts. The results are checked in beside this file.

import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { characters, type Script, textOf } from './characters.ts'

type Cut = { name: string; from: (script: Script) => string; weight?: number }

const plex = (weight: number): Cut => ({
  name: `plex-${weight}`,
  from: script =>
    `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-${script}-${weight}-normal.woff2`,
})
const cuts: readonly Cut[] = [
  plex(400),
  plex(600),
  {
    name: 'readex',
    from: script => `@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`,
    // The one weight that headings have: `--weight-display`.
    weight: 560,
  },
]

for (const { name, from, weight } of cuts)
  for (const script of Object.keys(characters) as Script[]) {
    const whole = await readFile(fileURLToPath(import.meta.resolve(from(script))))
    const cut = await subsetFont(whole, textOf(script), {
      targetFormat: 'woff2',
      ...(weight === undefined ? {} : { variationAxes: { wght: weight } }),
    })
    await writeFile(new URL(`${name}-${script}.woff2`, import.meta.url), cut)
    process.stdout.write(`${name}-${script}: ${whole.length} to ${cut.length} bytes\n`)
  }
