// Development: the server restarts when a source changes, after building what the web needs again.

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const rooms = [
  'language',
  'ui',
  'forms',
  'contract',
  'server',
  'programmes',
  'web/apps',
  'web/catalogue',
  'web/client',
  'web/features',
  'web/hooks',
  'web/shell',
]
const child = spawn(
  process.execPath,
  [...rooms.map(room => `--watch-path=${room}`), '--watch-preserve-output', 'server/launch.mjs'],
  { cwd: root, stdio: 'inherit', env: { LOG_LEVEL: 'warn', ...process.env } },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', code => process.exit(code ?? 1))
