// The unit after a number, in the plural form that the number takes.

import { type Language, pluralForm } from '@bawaba/language/index.ts'
import type { PluralForm } from '../definition.ts'
import type { Field } from './field.ts'

/** undefined where the field has no unit. Without a number it is the general form. */
export const unitOf = (
  { postfix, postfixForms }: Pick<Field, 'postfix' | 'postfixForms'>,
  language: Language,
  value?: unknown,
): string | undefined => {
  const form =
    typeof value === 'number' ? postfixForms?.[pluralForm(language, value) as PluralForm] : undefined
  return (form ?? postfix)?.[language]
}
