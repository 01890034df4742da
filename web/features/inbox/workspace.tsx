// What every page of the workspace has: the search box in the top bar.

import { Outlet } from '@tanstack/react-router'
import { TopSearch } from './search/top-search.tsx'
import { useIsCaseWorker } from './views/counts.tsx'

export const Workspace = () => {
  const isCaseWorker = useIsCaseWorker()
  return (
    <>
      {isCaseWorker && <TopSearch />}
      <Outlet />
    </>
  )
}
