// The program of `npm start`. Plain JavaScript, so that an older Node can read it and print what is missing.

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Bawaba runs on Node 24; this is ${process.version}. Use "npm start" or "node run.mjs server/launch.mjs": both find the Node 24 that "npm ci" installed.`,
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
