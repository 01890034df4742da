// A few payments whose notices come in any order: payment.long.api.test.ts draws many.

import { test } from 'node:test'
import { runs } from './test-commands.ts'
import { paymentInAnyOrder } from './test-payment.ts'

test('in whatever order notices come, the price is paid once or not at all', () =>
  paymentInAnyOrder(runs.short))
