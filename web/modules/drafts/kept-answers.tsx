// Until when the answers of a service's drafts are stored, for pages that cannot offer to continue them.

import type { DraftRow } from '@bawaba/contract/entities/draft.ts'
import { formatEnd } from '@bawaba/language/ends.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useReading } from '../../client/use-reading.tsx'
import { keptMessages } from './kept-messages.ts'

export const KeptAnswers = ({ drafts }: { drafts: readonly DraftRow[] }) => {
  const text = useText()
  const language = useLanguage()
  const reading = useReading()
  // Of several drafts, the first that ends.
  const [until] = drafts.map(({ expiresAt }) => expiresAt).sort()
  return until ? <p>{text(keptMessages.answersKept, { date: formatEnd(language, until, reading) })}</p> : null
}
