// Which addresses definitions and content may name.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagePattern, safePicture } from './addresses.ts'
import { safeAddress } from './safe-address.ts'

const safePage = new RegExp(pagePattern)

const foreign = [
  '//x.eg/p.png',
  '/\\x.eg/p.png',
  '/\t/x.eg/p.png',
  '/\n/x.eg/p.png',
  '///x.eg/p.png',
  '/\\/x.eg/p.png',
]

test('links lead to the portal, to https, to mail and telephones, and nowhere else', () => {
  for (const href of ['https://x.eg/a', '/services', '/', 'mailto:a@b.eg', 'tel:19468', 'HTTPS://X.EG'])
    assert.ok(safeAddress.test(href), href)
  for (const href of ['javascript:alert(1)', 'data:text/html,x', 'http://x.eg', ' javascript:x', ...foreign])
    assert.ok(!safeAddress.test(href), href)
})

test('a page or a picture is of the portal or comes by https', () => {
  for (const address of ['https://x.eg/p.png', '/pictures/p.png', '/services?page=2#top'])
    assert.ok(safePage.test(address), address)
  for (const address of [...foreign, 'http://x.eg/p.png', 'mailto:a@b.eg', 'p.png'])
    assert.ok(!safePage.test(address), address)
})

test('the picture of a block is of the portal alone', () => {
  assert.ok(safePicture.test('/pictures/card-front.png'))
  for (const address of [...foreign, 'https://x.eg/p.png']) assert.ok(!safePicture.test(address), address)
})
