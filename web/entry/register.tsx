// The router's types for links: every path of the three apps. That a link of one app names no path
// of another is checked by a test, since the union lets it compile.

import type { createRouter } from '@tanstack/react-router'
import type { AgentTree } from '../apps/agent.tsx'
import type { CitizenTree } from '../apps/citizen.tsx'
import type { EmployeeTree } from '../apps/employee.tsx'

type RouterOf<Tree extends CitizenTree | EmployeeTree | AgentTree> = ReturnType<
  typeof createRouter<Tree, 'never', true>
>

declare module '@tanstack/react-router' {
  interface Register {
    router: RouterOf<CitizenTree> | RouterOf<EmployeeTree> | RouterOf<AgentTree>
  }
}
