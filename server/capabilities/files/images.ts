// Pictures are drawn anew: turned upright, without place, camera or anything that hid behind the picture.

import { Problem } from '@bawaba/contract/problem.ts'
import { lazily } from '../../platform/lazily.ts'

/** Read with the first picture. One at a time on one core; the gate in front lets few in at once. */
const library = lazily(async () => {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
})

const thumbnailSide = 320

type Picture = { path: string; type: string; name: string; mostPixels: number }

/** Writes the picture and its thumbnail beside the file. Its size is read from its head, before anything is decoded. */
export const redraw = async ({ path, type, name, mostPixels }: Picture) => {
  const sharp = await library()
  const damaged = (cause: unknown) => new Problem('FILE_DAMAGED', { params: { name }, cause })
  const { width, height } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(error => Promise.reject(damaged(error)))
  if (width * height > mostPixels) throw new Problem('FILE_TOO_MANY_PIXELS', { params: { name } })
  const read = () =>
    sharp(path, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true }).autoOrient()
  const drawn = { picture: `${path}.picture`, thumbnail: `${path}.thumbnail` }
  const format = type.slice('image/'.length) as 'jpeg' | 'png' | 'webp'
  try {
    await read().toFormat(format, { quality: 88 }).toFile(drawn.picture)
    await read()
      .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toFile(drawn.thumbnail)
  } catch (error) {
    throw damaged(error)
  }
  return drawn
}
export const thumbnailType = 'image/webp'
