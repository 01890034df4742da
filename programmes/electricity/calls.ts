// The calls of the electricity programme, served and described like those of the platform.

import { defineCalls } from '@bawaba/contract/calls/call.ts'
import { billCalls } from './bill-calls.ts'
import { meterCalls } from './meter-calls.ts'
import { powerCutCalls } from './power-cut-calls.ts'

export const electricityCalls = defineCalls({ ...meterCalls, ...billCalls, ...powerCutCalls })
