// A server for the tests to kill: starts PostgreSQL over the folder it is given, says where, and stays.
// Run as: node test-server.ts <options as JSON>
import { startEmbeddedPostgres } from './index.ts'

try {
  const { url } = await startEmbeddedPostgres(JSON.parse(process.argv[2] ?? '{}'))
  console.log(url)
  setInterval(() => undefined, 1000)
} catch (error) {
  console.log(`failed: ${(error as Error).message}`)
}
