// Many drawn lives of a request.

import { test } from 'node:test'
import { runs } from './test-commands.ts'
import { requestLife } from './test-request-life.ts'

test(
  'whatever people of all roles do to a request, it is what its flow says, in many lives',
  {
    timeout: 1_200_000,
  },
  () => requestLife(runs.long),
)
