// Sentences about a list to choose from.

import type { Messages } from '@bawaba/language/index.ts'
import { countMessages, required } from '../messages.ts'

export const messages = { required: required.select, ...countMessages } as const satisfies Messages
