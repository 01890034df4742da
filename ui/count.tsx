// A number of things; with a plus where there are more than it tells. The Arabic zero is a dot: alone it is a word.

import { formatNumber } from '@bawaba/language/index.ts'
import { useLanguage, useText } from './language.tsx'
import { messages } from './messages.ts'

export const Count = ({ of, isTruncated }: { of: number; isTruncated?: boolean | undefined }) => {
  const language = useLanguage()
  const text = useText()
  return (
    <bdi>
      {of === 0 ? text(messages.zero) : formatNumber(language, of)}
      {isTruncated && '+'}
    </bdi>
  )
}
