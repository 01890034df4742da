// Sentences about options in sight.

import type { Messages } from '@bawaba/language/index.ts'
import { required } from '../messages.ts'

export const messages = { required: required.select } as const satisfies Messages
