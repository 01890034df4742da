// The company that people of a simulated year pay: the electricity programme's, with its simulator in the same process.

import type { Company } from '@bawaba/server/year/test-world.ts'
import { totalOf } from './electricity/fields/bills/bills.ts'
import { startUtility } from './electricity/server/provider/test-utility.ts'
import { accountAt } from './electricity/simulator/accounts.ts'

export const company: Company = { start: startUtility, accountAt, totalOf }
