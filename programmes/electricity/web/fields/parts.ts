// The programme's field kinds as forms in the browser load them, together: what each is and how it is drawn.

import type { FieldKind } from '@bawaba/forms/index.ts'
import type { Widget } from '@bawaba/forms/react/widget.tsx'
import { bill } from '../../fields/bill/bill.ts'
import { bills } from '../../fields/bills/bills.ts'
import { meter, meterNumber } from '../../fields/meter/meter.ts'
import { owed } from '../../fields/owed/owed.ts'
import { reading } from '../../fields/reading/reading.ts'
import { billWidget } from './bill.widget.tsx'
import { billsWidget } from './bills.widget.tsx'
import { meterWidget } from './meter.widget.tsx'
import { meterNumberWidget } from './meter-number.widget.tsx'
import { owedWidget } from './owed.widget.tsx'
import { readingWidget } from './reading.widget.tsx'

export const parts = {
  meterNumber: { kind: meterNumber, widget: meterNumberWidget },
  meter: { kind: meter, widget: meterWidget },
  reading: { kind: reading, widget: readingWidget },
  bills: { kind: bills, widget: billsWidget },
  bill: { kind: bill, widget: billWidget },
  owed: { kind: owed, widget: owedWidget },
} satisfies Record<string, { kind: FieldKind; widget: Widget }>
