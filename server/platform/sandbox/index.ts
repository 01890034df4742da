// Scripts of strangers, run apart: a fresh context in a thread of its own, bounded in time, memory and size.

export { createSandbox, type Sandbox } from './sandbox.ts'
