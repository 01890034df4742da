// The cut fonts hold what the portal's own texts are written with, and the stylesheet names their ranges.

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { characters, textOf, unicodeRange } from './characters.ts'

const root = join(import.meta.dirname, '../..')
const scripts = Object.keys(characters) as (keyof typeof characters)[]

test('the stylesheet names the ranges of the cut fonts', () => {
  const css = readFileSync(join(root, 'ui/fonts.css'), 'utf8').replace(/\s+/g, ' ')
  const faces = [
    ...css.matchAll(/url\("\.\/fonts\/[\w-]+-(arabic|latin)\.woff2"\)[^}]*unicode-range: ([^;]+);/g),
  ]
  assert.equal(faces.length, 6)
  for (const [, script, range] of faces) assert.equal(range, unicodeRange(script as 'arabic'))
})

test('the texts of the interface and of the programmes need no whole font', () => {
  const covered = new Set(scripts.flatMap(script => [...textOf(script)]))
  const files = globSync('{ui,forms,web,programmes}/**/{*messages.ts,texts.json}', {
    cwd: root,
    exclude: path => /node_modules|dist/.test(String(path)),
  })
  assert.ok(files.length > 70)
  const missing = files.flatMap(file =>
    [...readFileSync(join(root, file), 'utf8')]
      .filter(sign => sign > '\u007f' && !covered.has(sign))
      .map(sign => `${file}: ${sign} U+${sign.codePointAt(0)?.toString(16)}`),
  )
  assert.deepEqual([...new Set(missing)], [])
})
