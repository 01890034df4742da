// The paper that people of the story attach: a photo of a page, drawn once. A PDF would be read by a process of its own.

import sharp from 'sharp'
import { lazily } from '../platform/lazily.ts'

const lines = Array.from(
  { length: 9 },
  (_, index) =>
    `<rect x="${index % 3 === 2 ? 260 : 80}" y="${210 + index * 46}" width="${index % 3 === 2 ? 260 : 440}" height="12" fill="#c3bfb4"/>`,
).join('')
const page = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800">
<rect width="600" height="800" fill="#fbfaf6"/><rect x="80" y="80" width="120" height="80" fill="#8aa6a9"/>
<rect x="320" y="100" width="200" height="24" fill="#6f6a5d"/>${lines}
<circle cx="150" cy="700" r="46" fill="none" stroke="#8aa6a9" stroke-width="8"/></svg>`

export const paper = lazily(() => sharp(Buffer.from(page)).jpeg({ quality: 70 }).toBuffer())
