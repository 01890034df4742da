// Which files the build of the citizens' app has, and what imports what.

import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Manifest } from './entry/assets.ts'

/** @param clientFolder `client` of a build */
export const readManifest = async (clientFolder: string): Promise<Manifest> =>
  JSON.parse(await readFile(resolve(clientFolder, '.vite/citizen.json'), 'utf8')) as Manifest
