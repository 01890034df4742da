// Checks a PDF in a process of its own, with limits of time and memory. A file that needs more is refused; only a check that
// did not run at all fails.

import { type ChildProcess, fork } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PdfIssue } from './pdf.ts'
import type { PdfReport } from './pdf-process.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** The folder of pdf.js, which a link in `node_modules` may lead to. Its modules are found by the package file in it. */
const library = (): string => dirname(realpathSync(findPackageJSON('unpdf', import.meta.url) as string))

/** Milliseconds, and bytes of the whole process: pdf.js stores what it unpacks outside of the heap. */
type Limits = { time: number; memory: number }
const usual: Limits = { time: 30_000, memory: 1 << 30 }
const heapMegabytes = 384
const pageSize = 4096
const lookEvery = 100

const start = (path: string): ChildProcess =>
  fork(fileURLToPath(new URL('pdf-process.ts', import.meta.url)), [path], {
    execArgv: [
      `--max-old-space-size=${heapMegabytes}`,
      // It may read the sources and the file, write nothing and start nothing.
      '--permission',
      ...[root, library(), path].map(readable => `--allow-fs-read=${readable}`),
    ],
    // Nothing of the server's settings is for it.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })

/** Linux says how much memory a process has; elsewhere the limit of the heap is the only one. */
const memoryOf = async (pid: number | undefined): Promise<number> => {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(statm.split(' ')[1] ?? 0) * pageSize
}

/** What is wrong with a PDF, or nothing. Rejects where the check could not run. */
export const checkPdf = (path: string, limits: Limits = usual): Promise<PdfIssue | undefined> =>
  new Promise((resolve, reject) => {
    const child = start(path)
    let isOver = false
    const end = () => {
      isOver = true
      child.kill('SIGKILL')
    }
    const timer = setTimeout(end, limits.time)
    const look = setInterval(async () => {
      if ((await memoryOf(child.pid)) > limits.memory) end()
    }, lookEvery)
    child.once('message', ({ issue }: PdfReport) => resolve(issue ?? undefined))
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      clearInterval(look)
      // A heap that is full ends the process by SIGABRT.
      if (isOver || signal === 'SIGABRT' || code === 134) resolve('bomb')
      else reject(new Error(`The check of a PDF ended with ${signal ?? code}`))
    })
  })
