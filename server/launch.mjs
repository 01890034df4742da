// What `npm start` runs: plain JavaScript, so that an older Node reads it and says what is missing.

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Bawaba runs on Node 24; this is ${process.version}. \`npm ci\` brings Node 24 along, unless optional packages were left out or none exists for ${process.platform} ${process.arch}: install it then, and start again.`,
  )
  process.exit(1)
}

// Checking a password takes 19 MB for a moment. glibc would keep such pieces for later, in each of four threads, a hundred
// megabytes in all; above this size it gives them back. It reads the variable when a process begins, so this one begins anew.
const threshold = 'MALLOC_MMAP_THRESHOLD_'
if (process.platform === 'linux' && process.env[threshold] === undefined && !process.channel)
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    [threshold]: '1048576',
  })
await import('./main.ts')
