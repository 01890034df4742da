// Texts as people type or paste them, and what the lexer reads in them.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lexer } from 'marked'
import { fromPasted, longText } from './pasted-markdown.ts'

test('a list with Arabic numbers is a numbered list', () => {
  for (const mark of ['.', ')', '-'])
    assert.equal(
      fromPasted(`١${mark} الأول\n٢${mark} الثاني\n۱۰${mark} العاشر`),
      '1. الأول\n2. الثاني\n10. العاشر',
    )
})

test('a typed bullet begins an item, and a number inside a sentence begins none', () => {
  assert.equal(fromPasted('• الأول\n▪ الثاني'), '- الأول\n- الثاني')
  for (const line of ['الرسوم ١٠. والمدة ٣ أيام', '١٩٧٣. سنة', '٣-٥ أيام', '2026- a year'])
    assert.equal(fromPasted(line), line)
})

test('rows with tabs are a table, one row alone is not', () => {
  assert.equal(
    fromPasted('الرسوم:\nالخدمة\tالرسم\nعداد\t١٠٠ | ٢٠٠\nنقل\nبعد'),
    'الرسوم:\n\n| الخدمة | الرسم |\n| --- | --- |\n| عداد | ١٠٠ \\| ٢٠٠ |\n\nنقل\nبعد',
  )
  assert.equal(fromPasted('one\ttwo'), 'one\ttwo')
  assert.equal(fromPasted('a\tb\nc\td\te'), '\n| a | b |  |\n| --- | --- | --- |\n| c | d | e |\n')
})

test('the lexer reads a table, a list and a broken line in what was pasted', () => {
  const text = 'المركز\tالساعة\nالدقي\t٩\n\n١. بطاقة\n٢. فاتورة\n\nالدقي\nالجيزة'
  const tokens = lexer(fromPasted(text), longText).filter(({ type }) => type !== 'space')
  assert.deepEqual(
    tokens.map(({ type }) => type),
    ['table', 'list', 'paragraph'],
  )
  const last = tokens.at(-1)
  assert.ok(last && 'tokens' in last && last.tokens?.some(({ type }) => type === 'br'))
})
