// The headings of a request's parts: one level below the request's own, which is the page's on a page of its own and second to
// the list's in the panel beside it. A level that is left out is read as a part that is missing.

import { type ComponentProps, createContext, use } from 'react'

type Level = 'h2' | 'h3'
const PartLevel = createContext<Level>('h3')

export const partLevelBelow = { h1: 'h2', h2: 'h3' } as const satisfies Record<'h1' | 'h2', Level>
export const PartLevelProvider = PartLevel
export const usePartLevel = (): Level => use(PartLevel)

export const PartHeading = (props: ComponentProps<'h2'>) => {
  const Name = usePartLevel()
  return <Name {...props} />
}
