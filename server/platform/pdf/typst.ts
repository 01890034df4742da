// What every way of running the compiler shares: the template, the fonts, and what it is given.

import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Draws one sheet, as JSON for the template; `creationTimestamp` in seconds, so that the same sheet gives the same bytes. */
export type Compile = (sheet: string, creationTimestamp: number) => Promise<Uint8Array>

export const templateFile = fileURLToPath(new URL('sheet.typ', import.meta.url))
export const fontFiles = ['400Regular/Amiri_400Regular.ttf', '700Bold/Amiri_700Bold.ttf'].map(name =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/amiri/${name}`)),
)
export const fontFolders = fontFiles.map(dirname)
