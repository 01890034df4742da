// Which styles travel inside a document: those of its elements, in the order of the stylesheet, and of no others.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstStylesOf } from './entry/first-styles.ts'
import { splitStyles } from './split-styles.ts'

const chosen = (css: string, html: string): string => firstStylesOf(splitStyles(css), html)
const page = '<main class="page wide"><p class="note">…</p></main>'

test('rules of the classes on the page are taken, in their order, others left', () => {
  assert.equal(chosen('.note{a:1}.other{a:2}.page{a:3}', page), '.note{a:1}.page{a:3}')
  assert.equal(chosen('.page .note{a:1}.page .other{a:2}', page), '.page .note{a:1}')
})

test('one of several selectors is enough', () => {
  assert.equal(chosen('.other,.note{a:1}', page), '.other,.note{a:1}')
  assert.equal(chosen('.other .note,.other{a:1}', page), '')
})

test('what wants no class is for every page', () => {
  const css = ':root{--a:1}@layer base{html{a:1}}[dir=rtl] b{a:1}@font-face{font-family:A}'
  assert.equal(chosen(css, ''), css)
})

test('classes that may or may not be there do not count', () => {
  for (const selector of [
    '.note:not(.other)',
    '.note:is(.other,b)',
    '.note:has(.other)',
    ':where(.other) .note',
    '.note[href$=".other"]',
  ])
    assert.equal(chosen(`${selector}{a:1}`, page), `${selector}{a:1}`)
})

test('escaped names are read as they are written', () => {
  assert.equal(chosen('.a\\:b{a:1}', '<p class="a:b">'), '.a\\:b{a:1}')
})

test('conditions stay around what is taken, and go where nothing is', () => {
  const css = '@media (width<45rem){.note{a:1}.other{a:2}}@media (width>=45rem){.other{a:3}}'
  assert.equal(chosen(css, page), '@media (width<45rem){.note{a:1}}')
})

test('animations that are used come along, print does not', () => {
  const css =
    '@keyframes turn{to{a:1}}@keyframes fade{to{a:2}}.note{animation:turn 1s}@media print{.note{a:3}}@page{margin:1cm}'
  assert.equal(chosen(css, page), '.note{animation:turn 1s}@keyframes turn{to{a:1}}')
})

test('a stylesheet that would end its element is refused', () => {
  assert.throws(() => splitStyles('.a{content:"</style>"}'), /<\//)
})
