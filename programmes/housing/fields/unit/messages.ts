// Sentences about the code of a unit.

import { required } from '@bawaba/forms/index.ts'
import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  required: required.choose,
  unitCode: {
    ar: '{label} يُكتب بحروف لاتينية وأرقام بينها شرطات، مثل 12-B-304',
    en: '{label} must be Latin letters and digits with hyphens between them, like 12-B-304',
  },
} as const satisfies Messages
