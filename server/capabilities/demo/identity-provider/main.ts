// The demo provider as a process of its own. It says its address to whoever started it, and ends with them.

import { startProvider } from './provider.ts'

const [id = '', secret = ''] = [process.env.DEMO_CLIENT_ID, process.env.DEMO_CLIENT_SECRET]
const { issuer } = await startProvider({ id, secret })
process.on('disconnect', () => process.exit(0))
process.on('SIGINT', () => undefined)
process.send?.({ issuer })
