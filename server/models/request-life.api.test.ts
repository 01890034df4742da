// A few drawn lives of a request: request-life.long.api.test.ts draws many.

import { test } from 'node:test'
import { runs } from './test-commands.ts'
import { requestLife } from './test-request-life.ts'

test('whatever people of all roles do to a request, it is what its flow says', () => requestLife(runs.short))
