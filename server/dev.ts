// Development: the server restarts when a source changes, after building what the web needs again.

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const folders = [
  'language',
  'ui',
  'forms',
  'contract',
  'embedded-postgres',
  'sandbox-gateway',
  'server',
  'programmes',
  'web/apps',
  'web/client',
  'web/entry',
  'web/features',
  'web/forms',
  'web/modules',
  'web/shell',
]
const child = spawn(
  process.execPath,
  [...folders.map(folder => `--watch-path=${folder}`), '--watch-preserve-output', 'server/launch.mjs'],
  { cwd: root, stdio: 'inherit', env: { LOG_LEVEL: 'warn', ...process.env } },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', code => process.exit(code ?? 1))
