// The citizens' app starts here.

import '@bawaba/ui/ui.css'
import { citizen } from '../apps/citizen.tsx'
import { start } from './start.tsx'

void start(citizen)
