// The employees' app starts here.

import '@bawaba/ui/ui.css'
import type { AppDefinition } from '../shell/app.ts'
import { start } from './start.tsx'

// Below /for the pages are those of a person whom an employee files for: an app of its own, so that nothing of the
// person's is ever in memory together with the employee's work. One of the two is loaded, never both: their trees of routes
// grow from the same root.
const load: () => Promise<AppDefinition> = /^\/employee\/for(\/|$)/.test(location.pathname)
  ? async () => (await import('../apps/employee-for.tsx')).employeeFor
  : async () => (await import('../apps/employee.tsx')).employee

void load().then(start)
