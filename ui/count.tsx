// A number of things; with a plus where there are more than it tells. The Arabic zero is a dot: alone it is a word.

import { formatCount } from '@bawaba/language/counts.ts'
import { useLanguage } from './language.tsx'

export const Count = ({ of, isTruncated }: { of: number; isTruncated?: boolean | undefined }) => (
  <bdi>
    {formatCount(useLanguage(), of)}
    {isTruncated && '+'}
  </bdi>
)
