// The electricity programme's field kinds.

import type { FieldKind } from '@bawaba/forms/index.ts'
import { bill } from './bill/bill.ts'
import { bills } from './bills/bills.ts'
import { meter, meterNumber } from './meter/meter.ts'
import { owed } from './owed/owed.ts'
import { reading } from './reading/reading.ts'

export const electricityKinds: readonly FieldKind[] = [meterNumber, meter, reading, bills, bill, owed]
