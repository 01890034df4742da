// Loads test files into one process for node:test, which keeps silent about a file that breaks while it is loaded.

import { resolve } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { filesVariable } from './events.ts'

for (const file of JSON.parse(process.env[filesVariable] ?? '[]') as string[]) {
  await import(pathToFileURL(resolve(file)).href).catch(error => {
    test(`${file} can be loaded`, () => {
      throw error
    })
  })
}
