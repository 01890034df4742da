// The warning of areas without electricity.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { longestPart } from '@bawaba/contract/announcement-rules.ts'
import { areas } from '../../power-cut-areas.ts'
import { warningOf } from './words.ts'

const cutsOf = (count: number) =>
  areas.slice(0, count).map(({ code }) => ({ id: code, area: code, since: '2026-11-20T10:00:00Z' }))

test('a warning of all areas is no longer than an announcement may be', () => {
  const [warning] = warningOf(cutsOf(areas.length))
  for (const language of ['ar', 'en'] as const)
    assert.ok((warning?.title[language].length ?? Infinity) <= longestPart.title, warning?.title[language])
})

test('a warning names up to three areas, and counts more of them', () => {
  assert.equal(warningOf(cutsOf(3))[0]?.title.en, 'The electricity is out in Korba, Nozha, Abbas El Akkad')
  assert.deepEqual(warningOf(cutsOf(4))[0]?.title, {
    ar: 'الكهرباء مقطوعة في ٤ مناطق',
    en: 'The electricity is out in 4 areas',
  })
})
