// Many drawn sales of one unit to two people.

import { test } from 'node:test'
import { runs } from '@bawaba/server/models/test-commands.ts'
import { unitInSale } from './test-unit-sale.ts'

test(
  'of two people who want a unit in many sales one has it, in their turn, as long as time and money say',
  {
    timeout: 1_200_000,
  },
  () => unitInSale(runs.long),
)
