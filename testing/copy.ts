// A temporary copy of the sources for tests that seed faults or delete folders. Packages from outside are linked; the
// project's own packages are those of the copy.

import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from './processes.ts'

const ownPackages = '@bawaba'

/** Copies the files that Git tracks or does not ignore into an existing folder, without `node_modules`. */
export function copyTrackedFiles(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  for (const file of listed.split('\0').filter(name => name && existsSync(join(root, name)))) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
}

/** A copy of the sources that can run. The caller removes the folder. */
export const copySources = (): { folder: string; remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'bawaba-copy-'))
  copyTrackedFiles(folder)
  const packages = join(root, 'node_modules')
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(packages).filter(name => name !== ownPackages && name !== '.cache'))
    symlinkSync(join(packages, name), join(folder, 'node_modules', name))
  // Relative links: they lead into the copy.
  cpSync(join(packages, ownPackages), join(folder, 'node_modules', ownPackages), {
    recursive: true,
    verbatimSymlinks: true,
  })
  // Packages that one part of the project has for itself.
  for (const name of globSync('{*,programmes/*}/node_modules', { cwd: root }))
    symlinkSync(join(root, name), join(folder, name))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
