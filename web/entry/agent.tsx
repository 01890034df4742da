// The agents' app starts here.

import '@bawaba/ui/ui.css'
import { agent } from '../apps/agent.tsx'
import { start } from './start.tsx'

void start(agent)
