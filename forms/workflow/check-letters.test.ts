// Findings about letters, each with its one defect, and what a letter writes.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stripBidi } from '@bawaba/language/index.ts'
import type { FieldEntry, FormDefinition, LetterDefinition } from '../definition.ts'
import { definitionOf, forms, numberEntry, textEntry } from '../engine/form.fixture.ts'
import { writeLetter } from '../message/letter.ts'
import { checkService } from './check.ts'

const fields: Record<string, FieldEntry> = {
  name: textEntry(),
  card: textEntry({ sensitive: true }),
  copies: numberEntry(),
  papers: { label: 'papers', type: 'Array', uniforms: { type: 'fileUpload' } },
}
const letter: LetterDefinition = {
  id: 'PAPER',
  title: 'title',
  paragraphs: ['body'],
  facts: [
    { label: 'who', of: 'name' },
    { label: 'twice', of: 'double' },
  ],
  values: { double: { multiply: [{ field: 'copies' }, 2] } },
}
const withLetter = (
  own: Partial<LetterDefinition> = {},
  { body = '{name}, {card}: {copies, plural, one {a copy} other {# copies}}', effects = ['PAPER'] } = {},
): FormDefinition => {
  const definition = definitionOf(fields)
  const texts = { title: 'Paper of {name}', body, who: 'Name', twice: 'Twice' }
  Object.assign(definition.translations.en, texts)
  Object.assign(definition.translations.ar, { ...texts, body: '{name} {card}' })
  definition.letters = [{ ...letter, ...own }]
  definition.workflow.transitions = [
    {
      activityId: 'APPLY',
      from: ['NEW'],
      to: 'NEW',
      by: ['CASE_OFFICER'],
      effects: effects.map(id => ({ kind: 'issueLetter', params: { letter: id } })),
    },
  ]
  return definition
}
const found = (definition: FormDefinition): string[] =>
  checkService(definition, forms)
    .filter(({ place }) => place.startsWith('letters') || place.includes('effects'))
    .map(({ key }) => key)

test('a letter may name answers, sensitive ones too, values and facts', () => {
  assert.deepEqual(found(withLetter()), [])
  assert.deepEqual(
    found(
      withLetter({
        facts: [
          { label: 'who', of: 'card' },
          { label: 'who', of: 'number' },
        ],
      }),
    ),
    [],
  )
})

test('what stands against one', () => {
  assert.deepEqual(found(withLetter({ facts: [{ label: 'who', of: 'ghost' }] })), ['unknownFact'])
  assert.deepEqual(found(withLetter({ facts: [{ label: 'who', of: 'papers' }] })), ['unknownFact'])
  assert.deepEqual(found(withLetter({}, { body: '{ghost}' })), ['unknownPlaceholder'])
  assert.deepEqual(found(withLetter({}, { body: '{name' })), ['badTemplate'])
  assert.deepEqual(found(withLetter({}, { body: '{copies, plural, one {a}}' })), ['formMissing'])
  assert.deepEqual(found(withLetter({ values: { double: { multiply: [{ field: 'name' }, 2] } } })), [
    'wrongOperands',
  ])
  assert.deepEqual(found(withLetter({ title: 'none' })), ['missingArabic', 'missingEnglish'])
  assert.deepEqual(found(withLetter({}, { effects: [] })), ['idleLetter'])
  assert.deepEqual(found(withLetter({}, { effects: ['PAPER', 'GHOST'] })), ['unknownLetter'])
})

test('it is written in both languages, long answers cut', () => {
  const form = forms.compile(withLetter())
  const answers = { name: 'x'.repeat(500), card: '123', copies: 1 }
  const facts = () => ({ number: 'N', service: 'S', state: 'A', today: 'T' })
  const written = writeLetter(letter, { form, answers, world: {}, facts })
  const [body = ''] = written.paragraphs.en
  assert.equal(stripBidi(body), `${'x'.repeat(399)}…, 123: a copy`)
  assert.deepEqual(
    written.facts.map(({ value }) => stripBidi(value.en)),
    [`${'x'.repeat(79)}…`, '2'],
  )
})
