// Many drawn evenings of one person with two devices.

import { test } from 'node:test'
import { runs } from './test-commands.ts'
import { draftOnTwoDevices } from './test-draft.ts'

test(
  'a form on two devices loses no words, and is filed once, on many evenings',
  {
    timeout: 1_200_000,
  },
  () => draftOnTwoDevices(runs.long),
)
