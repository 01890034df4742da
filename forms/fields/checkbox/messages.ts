// Sentences about boxes to tick.

import type { Messages, Text } from '@bawaba/language/index.ts'
import { countMessages, required } from '../messages.ts'

export const messages = {
  required: required.tick,
  ...countMessages,
} as const satisfies Messages

export const ticked: Text = { ar: 'نعم', en: 'Yes' }
export const unticked: Text = { ar: 'لا', en: 'No' }
