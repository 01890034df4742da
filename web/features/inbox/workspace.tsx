// What every page of the workspace has: the search box in the top bar, and one's decisions that have not gone out.

import { Outlet } from '@tanstack/react-router'
import { Decisions } from './decisions/decisions.tsx'
import { TopSearch } from './search/top-search.tsx'
import { useIsCaseWorker } from './views/counts.tsx'

export const Workspace = () => {
  const isCaseWorker = useIsCaseWorker()
  return (
    <>
      {isCaseWorker && <TopSearch />}
      {isCaseWorker && <Decisions />}
      <Outlet />
    </>
  )
}
