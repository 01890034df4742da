// The command for whoever runs the portal. npm run backup -- help

import { runCommand } from './backup-run.ts'

process.exitCode = await runCommand('backup', process.argv.slice(2), {
  environment: process.env,
  say: line => void process.stdout.write(`${line}\n`),
  complain: line => void process.stderr.write(`${line}\n`),
})
