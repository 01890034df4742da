// The simulated utility as a process of its own.

import { runSimulator } from '@bawaba/sandbox-gateway/simulator-process.ts'
import { registerUtility } from './register.ts'

await runSimulator(registerUtility)
