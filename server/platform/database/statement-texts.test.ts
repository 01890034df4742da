// One template becomes as many texts as there is other SQL inside it; each keeps its own name.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { join, raw, sql } from './sql.ts'
import { createStatementNames } from './statement-names.ts'
import { createStatementTexts } from './statement-texts.ts'

test('a template with other SQL inside has the text of what is inside now', () => {
  const textOf = createStatementTexts()
  const list = (order: string, id: number) => sql`select a from t where id = ${id} order by ${raw(order)}`
  for (const id of [1, 2]) {
    assert.equal(textOf(list('a', id)).text, 'select a from t where id = $1 order by a')
    assert.equal(textOf(list('b', id)).text, 'select a from t where id = $1 order by b')
  }
  assert.notEqual(textOf(list('a', 1)).name, textOf(list('b', 1)).name)
})

test('as many values inside as there are make a text each, more of them than a template keeps', () => {
  const textOf = createStatementTexts()
  const among = (ids: number[]) => sql`select ${join(ids)}`
  for (let round = 0; round < 2; round++)
    for (let count = 1; count <= 40; count++) {
      const { text, name } = textOf(among(Array.from({ length: count }, (_, at) => at)))
      assert.equal(text, `select ${Array.from({ length: count }, (_, at) => `$${at + 1}`).join(',')}`)
      assert.equal(name, createStatementNames()(text))
    }
})

test('names end at the limit, also of texts that a template keeps', () => {
  const textOf = createStatementTexts(1)
  assert.ok(textOf(sql`select 1`).name)
  const second = () => sql`select 2`
  assert.equal(textOf(second()).name, undefined)
  assert.equal(textOf(second()).name, undefined)
})
