// The simulated registries as a process of their own.

import { runSimulator } from '@bawaba/sandbox-gateway/simulator-process.ts'
import { registerRegistries } from './registries.ts'

await runSimulator(registerRegistries)
