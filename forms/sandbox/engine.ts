// The engine that runs scripts: QuickJS, compiled to WebAssembly, the same in the server's worker and in the browser's.
// Its parts are imported here and not found at run time, so that a worker of one file is all a browser loads.

import QuickJSRaw from '@jitl/quickjs-wasmfile-release-sync/emscripten-module'
import { QuickJSFFI } from '@jitl/quickjs-wasmfile-release-sync/ffi'
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSSyncVariant,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core'

export type Engine = QuickJSWASMModule

const variant: QuickJSSyncVariant = {
  type: 'sync',
  importFFI: async () => QuickJSFFI,
  importModuleLoader: async () => QuickJSRaw,
}

// What the engine prints when it breaks is no more than its outcome says.
const silent = { printErr: () => undefined } as object

/** An engine over the compiled WebAssembly, which whoever starts it has loaded. */
export const startEngine = (wasmModule: WebAssembly.Module): Promise<Engine> =>
  newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule, emscriptenModule: silent }))
