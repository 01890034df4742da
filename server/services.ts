// The command for authors. npm run services -- help

import { runServices } from './services-run.ts'

process.exitCode = await runServices(process.argv.slice(2), {
  environment: process.env,
  say: line => void process.stdout.write(`${line}\n`),
  complain: line => void process.stderr.write(`${line}\n`),
})
