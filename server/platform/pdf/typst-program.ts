// The compiler as a program of its own (TYPST_PROGRAM), for machines that the package has no native code for.

import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { type Compile, fontFolders, templateFile } from './typst.ts'

export const programCompiler =
  (program: string): Compile =>
  async (sheet, creationTimestamp) => {
    const child = spawn(
      program,
      [
        'compile',
        '--root',
        dirname(templateFile),
        '--input',
        `sheet=${sheet}`,
        ...fontFolders.flatMap(folder => ['--font-path', folder]),
        '--ignore-system-fonts',
        '--pdf-standard',
        'a-2a',
        '--creation-timestamp',
        String(creationTimestamp),
        templateFile,
        '-',
      ],
      { env: {}, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    const ended = new Promise<number | null>((resolve, reject) => {
      child.on('error', reject)
      child.on('close', resolve)
    })
    const [code, pdf, said] = await Promise.all([ended, buffer(child.stdout), text(child.stderr)])
    if (code !== 0) throw new Error(`${program} ended with ${code}: ${said.trim().split('\n')[0]}`)
    return pdf
  }
