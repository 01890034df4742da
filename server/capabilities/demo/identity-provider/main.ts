// The demo provider as a process of its own. It says its address to whoever started it, and ends with them. Started again
// it is given the port and the key that it had, so that what the portal knows of it still holds.

import { newKey, startProvider } from './provider.ts'

const [id = '', secret = ''] = [process.env.DEMO_CLIENT_ID, process.env.DEMO_CLIENT_SECRET]
const { DEMO_KEY, DEMO_PORT } = process.env
const key = DEMO_KEY ? JSON.parse(DEMO_KEY) : newKey()
const { issuer } = await startProvider({ id, secret }, key, Number(DEMO_PORT ?? 0))
process.on('disconnect', () => process.exit(0))
process.on('SIGINT', () => undefined)
process.send?.({ issuer, key })
