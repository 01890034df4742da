// The birth date inside an Egyptian national ID: the century, then year, month and day.

import { isPlainDate } from '@bawaba/language/index.ts'

const centuries: Record<string, string> = { '2': '19', '3': '20' }

/** The birth date inside a number of fourteen digits, or undefined when it holds none. */
export const birthDateOf = (value: string): string | undefined => {
  const century = centuries[value.charAt(0)]
  const plain = `${century}${value.slice(1, 3)}-${value.slice(3, 5)}-${value.slice(5, 7)}`
  return century && isPlainDate(plain) ? plain : undefined
}
