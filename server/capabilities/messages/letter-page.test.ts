// Letters as HTML: the safe part of Markdown and nothing else.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { letterPage } from './letter-page.ts'

const inner = (text: string): string => letterPage(text).replace(/^<div[^>]*>|<\/div>$/g, '')

test('headings, emphasis, lists and links become elements', () => {
  assert.equal(inner('## News\n\n- **one**'), '<h2>News</h2>\n<ul>\n<li><strong>one</strong></li>\n</ul>\n')
  assert.equal(
    inner('[here](https://a.example/?a=1&b=2)'),
    '<p><a href="https://a.example/?a=1&amp;b=2">here</a></p>\n',
  )
})

test('HTML, pictures and addresses that are not safe stand as they were typed, or as their words', () => {
  assert.doesNotMatch(inner('<script>alert(1)</script>\n\n<b onclick=x>b</b> <img src=x>'), /<(script|b|img)/)
  assert.doesNotMatch(inner('![x](https://a.example/x.png)'), /<img/)
  assert.equal(inner('[x](javascript:alert(1))'), '<p>x</p>\n')
  assert.doesNotMatch(inner('[x](https://a.example/" onmouseover="y)'), /" onmouseover/)
  assert.doesNotMatch(inner('```\n<i>\n```\n\n`<i>`'), /<i>/)
})
