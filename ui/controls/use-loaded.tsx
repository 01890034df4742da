// A part of a control that is fetched when it is first needed, and what to do until then.

import { useEffect, useState } from 'react'

export type Loaded<Part> = { part?: Part; hasFailed: boolean }

/** `load` is asked once `wanted` holds, and again at the next want when it failed (no network). */
export const useLoaded = <Part,>(load: () => Promise<Part>, wanted: boolean): Loaded<Part> => {
  const [state, setState] = useState<Loaded<Part>>({ hasFailed: false })
  const isNeeded = wanted && state.part === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same part, whichever function fetches it
  useEffect(() => {
    if (!isNeeded) return
    let isUnmounted = false
    setState({ hasFailed: false })
    load().then(
      part => isUnmounted || setState({ part, hasFailed: false }),
      () => isUnmounted || setState({ hasFailed: true }),
    )
    return () => {
      isUnmounted = true
    }
  }, [isNeeded])
  return state
}
