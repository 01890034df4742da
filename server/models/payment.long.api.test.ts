// Many payments whose notices come in any order.

import { test } from 'node:test'
import { runs } from './test-commands.ts'
import { paymentInAnyOrder } from './test-payment.ts'

test(
  'in whatever order notices come, the price is paid once or not at all, of many payments',
  {
    timeout: 1_200_000,
  },
  () => paymentInAnyOrder(runs.long),
)
