// A number of things; with a plus where there are more than it tells.

import { formatNumber } from '@bawaba/language/index.ts'
import { useLanguage } from './language.tsx'

export const Count = ({ of, isTruncated }: { of: number; isTruncated?: boolean | undefined }) => {
  const language = useLanguage()
  return (
    <bdi>
      {formatNumber(language, of)}
      {isTruncated && '+'}
    </bdi>
  )
}
