// What `npm start` runs: plain JavaScript, so that an older Node reads it and says what is missing.

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Bawaba runs on Node 24; this is ${process.version}. \`npm ci\` brings Node 24 along, unless optional packages were left out or none exists for ${process.platform} ${process.arch}: install it then, and start again.`,
  )
  process.exit(1)
}
await import('./main.ts')
