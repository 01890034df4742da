// The formats that schemas name, each no wider than what the database takes: of a uuid the bare one, not its URN, and
// instants that exist, without the leap second that no clock here can show.

import { isPlainDate } from '@bawaba/language/index.ts'
import type { Ajv } from 'ajv'
import { isInstant } from '../instant.ts'

const formats = {
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
  'date-time': isInstant,
  date: isPlainDate,
}

/** Gives a validator the formats; answers it. */
export const withFormats = (validator: Ajv): Ajv => {
  for (const [name, format] of Object.entries(formats)) validator.addFormat(name, format)
  return validator
}
