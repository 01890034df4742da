// Which addresses a text of a service may lead to.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { safeAddress } from './block.ts'

test('links lead to the portal, to https, to mail and telephones, and nowhere else', () => {
  for (const href of ['https://x.eg/a', '/services', 'mailto:a@b.eg', 'tel:19468', 'HTTPS://X.EG'])
    assert.ok(safeAddress.test(href), href)
  for (const href of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//x.eg',
    '/\\x.eg',
    'http://x.eg',
    ' javascript:x',
  ])
    assert.ok(!safeAddress.test(href), href)
})
