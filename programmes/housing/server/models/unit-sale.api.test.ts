// A few drawn sales of one unit to two people: unit-sale.long.api.test.ts draws many.

import { test } from 'node:test'
import { runs } from '@bawaba/server/models/test-commands.ts'
import { unitInSale } from './test-unit-sale.ts'

test('of two people who want a unit in a sale one has it, in their turn, as long as time and money say', () =>
  unitInSale(runs.short))
