// What every page of the workspace has: the search box in the top bar.

import { Outlet } from '@tanstack/react-router'
import { useIsCaseWorker } from './counts.tsx'
import { TopSearch } from './top-search.tsx'

export const Workspace = () => {
  const isCaseWorker = useIsCaseWorker()
  return (
    <>
      {isCaseWorker && <TopSearch />}
      <Outlet />
    </>
  )
}
