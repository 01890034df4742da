// Every operation beside comparing, combining and reading answers. A browser fetches this file with the first definition
// that uses one; the server has it at hand.

import type { Operations } from '../conditions.ts'
import { dates } from './dates.ts'
import { named, numbers } from './numbers.ts'
import { rows } from './rows.ts'
import { texts } from './texts.ts'
import { times } from './times.ts'

export const operations: Operations = named({ ...numbers, ...dates, ...rows, ...texts, ...times })
