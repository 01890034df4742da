// The employees' app starts here.

import '@bawaba/ui/ui.css'
import { employee } from '../../apps/employee.tsx'
import { start } from '../start.tsx'

void start(employee)
