// The worker that a service's scripts run in, in the browser: the engine is fetched and compiled here, where the
// policy of this script's own answer allows it; the page may compile nothing.

import { startEngine } from '@bawaba/forms/sandbox/engine.ts'
import type { Job } from '@bawaba/forms/sandbox/job.ts'
import { doJob } from '@bawaba/forms/sandbox/run.ts'
import wasmUrl from '@jitl/quickjs-wasmfile-release-sync/wasm?url'

const load = async () => startEngine(await WebAssembly.compileStreaming(fetch(wasmUrl)))

/** The engine's first run is many times slower than the next: a script's own time is not spent on it. */
const warmUp: Job = {
  run: { name: 'warmUp', source: 'function warmUp() { return {} }', input: '{}', now: 0, limit: 5_000 },
}

load().then(
  engine => {
    doJob(engine, warmUp, () => performance.now())
    addEventListener('message', ({ data }: MessageEvent<Job>) =>
      postMessage(doJob(engine, data, () => performance.now())),
    )
    postMessage('ready')
  },
  () => postMessage('broken'),
)
