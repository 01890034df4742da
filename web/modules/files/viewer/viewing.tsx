// Which document of a page is being viewed. A page that has room for a viewer provides this; elsewhere files are downloaded.

import { createContext, type ReactNode, use, useMemo, useState } from 'react'

export type Viewing = {
  /** The id of the document in the viewer. */
  viewed: string | undefined
  view: (id: string | undefined) => void
  /** Where the page has room for the viewer. */
  slot: HTMLElement | null
  setSlot: (element: HTMLElement | null) => void
}

const ViewingContext = createContext<Viewing | undefined>(undefined)

export const ViewingProvider = ({ children }: { children: ReactNode }) => {
  const [viewed, view] = useState<string>()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const value = useMemo(() => ({ viewed, view, slot, setSlot }), [viewed, slot])
  return <ViewingContext value={value}>{children}</ViewingContext>
}

/** Undefined on pages without a viewer. */
export const useViewing = (): Viewing | undefined => use(ViewingContext)

/** The room of the viewer on its page. */
export const ViewerSlot = ({ className }: { className?: string | undefined }) => (
  <div ref={useViewing()?.setSlot} className={className} data-print="never" />
)
