// A screenshot made small enough for a README: the same picture with a palette of 256 colours.
// Drawn screens have few colours, so the most frequent ones serve, each pixel taking the nearest.

import { crc32, deflateSync, inflateSync } from 'node:zlib'

type Pixels = { width: number; height: number; rgb: Uint8Array }

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function* chunksOf(png: Buffer) {
  for (let offset = signature.length; offset < png.length; ) {
    const length = png.readUInt32BE(offset)
    const type = png.toString('latin1', offset + 4, offset + 8)
    yield { type, data: png.subarray(offset + 8, offset + 8 + length) }
    offset += length + 12
  }
}

/** What a filter of PNG adds to a byte, from those on the left, above, and above on the left. */
const predictors = [
  () => 0,
  (left: number) => left,
  (_: number, up: number) => up,
  (left: number, up: number) => (left + up) >> 1,
  (left: number, up: number, corner: number) => {
    const guess = left + up - corner
    const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
    return a <= b && a <= c ? left : b <= c ? up : corner
  },
]

/** Reads what a browser's screenshot is: eight bits a channel, not interlaced. */
const read = (png: Buffer): Pixels => {
  const chunks = [...chunksOf(png)]
  const head = chunks[0]?.data ?? Buffer.alloc(13)
  const [width, height, channels] = [head.readUInt32BE(0), head.readUInt32BE(4), head[9] === 6 ? 4 : 3]
  const packed = inflateSync(
    Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
  )
  const stride = width * channels
  const lines = new Uint8Array(height * stride)
  const rgb = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    const predict = predictors[packed[y * (stride + 1)] ?? 0] ?? (() => 0)
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x
      const left = x >= channels ? (lines[at - channels] ?? 0) : 0
      const up = y > 0 ? (lines[at - stride] ?? 0) : 0
      const corner = x >= channels && y > 0 ? (lines[at - stride - channels] ?? 0) : 0
      lines[at] = (packed[y * (stride + 1) + 1 + x] ?? 0) + predict(left, up, corner)
      if (x % channels < 3) rgb[(y * width + Math.floor(x / channels)) * 3 + (x % channels)] = lines[at] ?? 0
    }
  }
  return { width, height, rgb }
}

const colourAt = (rgb: Uint8Array, pixel: number): number =>
  ((rgb[pixel * 3] ?? 0) << 16) | ((rgb[pixel * 3 + 1] ?? 0) << 8) | (rgb[pixel * 3 + 2] ?? 0)

const distance = (a: number, b: number): number =>
  ((a >> 16) - (b >> 16)) ** 2 + (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 + ((a & 255) - (b & 255)) ** 2

/** The most frequent colours that are not almost the same as a more frequent one. */
const paletteOf = (counts: Map<number, number>): number[] => {
  const palette: number[] = []
  for (const [colour] of [...counts].sort((a, b) => b[1] - a[1])) {
    if (palette.length === 256) break
    if (palette.every(other => distance(other, colour) > 48)) palette.push(colour)
  }
  return palette
}

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** The screenshot as a PNG of at most 256 colours. */
export const smallPng = (screenshot: Buffer): Buffer => {
  const { width, height, rgb } = read(screenshot)
  const counts = new Map<number, number>()
  for (let pixel = 0; pixel < width * height; pixel++) {
    const colour = colourAt(rgb, pixel)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const palette = paletteOf(counts)
  const nearest = new Map<number, number>()
  for (const colour of counts.keys()) {
    let best = 0
    for (let offset = 1; offset < palette.length; offset++)
      if (distance(palette[offset] ?? 0, colour) < distance(palette[best] ?? 0, colour)) best = offset
    nearest.set(colour, best)
  }
  const lines = Buffer.alloc(height * (width + 1))
  for (let pixel = 0; pixel < width * height; pixel++)
    lines[Math.floor(pixel / width) * (width + 1) + 1 + (pixel % width)] =
      nearest.get(colourAt(rgb, pixel)) ?? 0
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits, a palette, no interlacing.
  head.set([8, 3, 0, 0, 0], 8)
  const colours = Buffer.from(palette.flatMap(colour => [colour >> 16, (colour >> 8) & 255, colour & 255]))
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
