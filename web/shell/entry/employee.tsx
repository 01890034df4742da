// The employees' app starts here.

import '@bawaba/ui/ui.css'
import { employee } from '../../apps/employee.tsx'
import { employeeFor } from '../../apps/employee-for.tsx'
import { start } from '../start.tsx'

// Below /for the pages are those of a person whom an employee files for: an app of its own, so that nothing of the
// person's is ever held together with the employee's work.
const isForOthers = /^\/employee\/for(\/|$)/.test(location.pathname)

void start(isForOthers ? employeeFor : employee)
