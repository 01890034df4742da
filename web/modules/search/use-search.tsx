// What a search finds while one types: asked once typing pauses, the answer before staying until the next one is there.

import { useDelayed } from '@bawaba/ui/use-delayed.ts'
import { useState } from 'react'
import { useCallWhen } from '../../client/hooks.tsx'

const typingPause = 150
const shownAtOnce = 8

export const useTypedSearch = () => {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const delayed = useDelayed(() => setAsked(typed.trim()), typingPause)
  const answer = useCallWhen(
    { enabled: asked !== '', placeholderData: previous => previous, retry: 1 },
    'GET search',
    { query: { q: asked.slice(0, 200), limit: shownAtOnce, typing: true } },
  )
  return {
    typed,
    asked,
    data: asked === '' ? undefined : answer.data,
    isAnswered: asked !== '' && asked === typed.trim() && answer.isSuccess && !answer.isPlaceholderData,
    hasFailed: answer.isError,
    type: (value: string) => {
      setTyped(value)
      delayed.start()
    },
    clear: () => {
      delayed.cancel()
      setTyped('')
      setAsked('')
    },
  }
}
