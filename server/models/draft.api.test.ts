// A few drawn evenings of one person with two devices: draft.long.api.test.ts draws many.

import { test } from 'node:test'
import { runs } from './test-commands.ts'
import { draftOnTwoDevices } from './test-draft.ts'

test('a form on two devices loses no words, and is filed once', () => draftOnTwoDevices(runs.short))
