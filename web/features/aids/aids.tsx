// The aids of a page. Each is loaded when it is opened.

import { lazy, Suspense, useCallback, useState } from 'react'
import { useApp } from '../../shell/context.tsx'
import { useOpenedLinks } from './use-opened-links.ts'

const SearchPanel = lazy(async () => ({
  default: (await import('../../modules/search/search-panel.tsx')).SearchPanel,
}))

const Search = () => {
  const { base } = useApp()
  const [isOpen, setOpen] = useState(false)
  useOpenedLinks(
    `${base}/search`,
    useCallback(() => setOpen(true), []),
  )
  return isOpen ? (
    <Suspense>
      <SearchPanel onClose={() => setOpen(false)} />
    </Suspense>
  ) : null
}

export const Aids = () => <Search />
