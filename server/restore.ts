// The command for whoever runs the portal. npm run restore -- help

import { runCommand } from './backup-run.ts'

process.exitCode = await runCommand('restore', process.argv.slice(2), {
  environment: process.env,
  say: line => void process.stdout.write(`${line}\n`),
  complain: line => void process.stderr.write(`${line}\n`),
})
