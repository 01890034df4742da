// The command for whoever runs the portal. npm run keys -- help

import { runKeys } from './keys-run.ts'

process.exitCode = await runKeys(process.argv.slice(2), {
  environment: process.env,
  say: line => void process.stdout.write(`${line}\n`),
  complain: line => void process.stderr.write(`${line}\n`),
})
