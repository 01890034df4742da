// The columns that a meter has in lists of requests: its number, and where it is installed.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { platformKinds } from '@bawaba/forms/fields/index.ts'
import { columnsOf, createForms, type FormDefinition } from '@bawaba/forms/index.ts'
import { readServiceFolders } from '@bawaba/server/capabilities/catalogue/index.ts'
import { electricity } from '../definition.ts'
import { electricityKinds } from '../fields/index.ts'

const forms = createForms([...platformKinds, ...electricityKinds])
const address = { ar: '٧ شارع النيل، الجيزة', en: '7 Nile Street, Giza' }

test('every list of a meter service has a column for the installation address', () => {
  const services = readServiceFolders(electricity.services) as FormDefinition[]
  const withMeter = services.filter(({ activities }) =>
    activities[0]?.steps.some(({ fieldsSchema }) => fieldsSchema.meter),
  )
  assert.ok(withMeter.length >= 9, String(withMeter.length))
  for (const definition of withMeter) {
    const filing = forms.compile(definition).filing
    assert.ok(filing)
    const columns = columnsOf(filing, 'en')
    const own = columns.filter(({ name }) => name.startsWith('meter'))
    assert.deepEqual(
      own.map(({ name, label }) => [name, name === 'meter' ? 'its own' : label]),
      [
        ['meter', 'its own'],
        ['meter.address', 'Installation address'],
      ],
    )
    const cells = own.map(({ cell }) => cell({ meter: { number: '123456789012', address } }))
    assert.equal(cells[1], address.en)
    assert.ok(!cells[0]?.includes('Nile'))
    assert.equal(own[1]?.cell({ meter: { number: '123456789012' } }), '')
  }
})
