// When a center is closed besides its hours, as citizens read it beside the center and beside the choice of a time.

import type { CenterClosure } from '@bawaba/contract/entities/closure.ts'
import { Bdi } from '@bawaba/ui/bidi.tsx'
import { useLanguage } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { closureWords } from './closure-words.ts'

export const ClosureNotices = ({ closures = [] }: { closures?: readonly CenterClosure[] | undefined }) => {
  const language = useLanguage()
  if (closures.length === 0) return null
  return (
    <Notice kind="warning" quiet>
      {closures.map(closure => (
        <p key={`${closure.from} ${closure.hours?.from ?? ''}`}>
          <Bdi>{closureWords(language, closure)}</Bdi>
        </p>
      ))}
    </Notice>
  )
}
