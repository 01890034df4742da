// What a search finds while one types: asked for once typing pauses, the answer before staying until the next one is there.

import { useDelayed } from '@bawaba/ui/use-delayed.ts'
import { useState } from 'react'
import { useCallWhen } from '../../client/hooks.tsx'

const typingPause = 150
const shownAtOnce = 8

export const useTypedSearch = () => {
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  const delayed = useDelayed(() => setQuery(typed.trim()), typingPause)
  const answer = useCallWhen(
    { enabled: query !== '', placeholderData: previous => previous, retry: 1 },
    'GET search',
    { query: { q: query.slice(0, 200), limit: shownAtOnce, typing: true } },
  )
  return {
    typed,
    query,
    data: query === '' ? undefined : answer.data,
    isAnswered: query !== '' && query === typed.trim() && answer.isSuccess && !answer.isPlaceholderData,
    hasFailed: answer.isError,
    type: (value: string) => {
      setTyped(value)
      delayed.start()
    },
    clear: () => {
      delayed.cancel()
      setTyped('')
      setQuery('')
    },
  }
}
