// The worker that a service's scripts run in, in the browser: the engine is fetched and compiled here, where the
// policy of this script's own answer allows it; the page may compile nothing.

import { startEngine } from '@bawaba/forms/sandbox/engine.ts'
import type { Done, Job, WorkerNews } from '@bawaba/forms/sandbox/job.ts'
import { doJob, warmUp } from '@bawaba/forms/sandbox/run.ts'
import wasmUrl from '@jitl/quickjs-wasmfile-release-sync/wasm?url'

const load = async () => startEngine(await WebAssembly.compileStreaming(fetch(wasmUrl)))

const time = () => performance.now()
const say = (message: Done | WorkerNews | 'broken') => postMessage(message)

load().then(
  engine => {
    warmUp(engine, time)
    addEventListener('message', ({ data }: MessageEvent<Job>) => {
      say('begun')
      say(doJob(engine, data, time))
    })
    say('ready')
  },
  () => say('broken'),
)
