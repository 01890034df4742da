// A server for the tests to kill: starts PostgreSQL over the folder it is given, says where, and stays.
// Run as: node test-server.ts <options as JSON>
import { startEmbeddedPostgres } from './index.ts'
import { fastClock } from './test-bench.ts'

const { impatient, ...options } = JSON.parse(process.argv[2] ?? '{}')
try {
  const { url } = await startEmbeddedPostgres({ ...options, ...(impatient ? { clock: fastClock() } : {}) })
  console.log(url)
  setInterval(() => undefined, 1000)
} catch (error) {
  console.log(`failed: ${(error as Error).message}`)
}
