// A mobile number outside a form, read as the forms read it: one rule for both.

import { platformKinds } from '@bawaba/forms/index.ts'

const kind = platformKinds.find(({ kind }) => kind === 'mobile')

/** In E.164, from whatever digits and signs people write; undefined where it is no mobile number. */
export const readMobile = (typed: string): string | undefined => {
  const read = kind?.parse(typed, undefined as never)
  return read && 'value' in read && typeof read.value === 'string' ? read.value : undefined
}
