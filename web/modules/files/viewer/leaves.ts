// The leaves of a document: the one of a picture, the pages of a PDF. Each knows its size and draws itself turned and scaled.

import { pdfType } from './viewable.ts'

export type Drawing = {
  /** Pixels of the canvas for one of the leaf's own units. */
  scale: number
  /** Degrees clockwise: 0, 90, 180 or 270. */
  rotation: number
}
export type Leaf = {
  width: number
  height: number
  draw(canvas: HTMLCanvasElement, drawing: Drawing): Promise<void>
}

/** Browsers refuse larger canvases, and phones do so sooner. */
const longestSide = 4096

const isLying = (rotation: number): boolean => rotation % 180 !== 0

/** The size of a leaf as it is turned. */
export const turnedSize = ({ width, height }: Pick<Leaf, 'width' | 'height'>, rotation: number) =>
  isLying(rotation) ? { width: height, height: width } : { width, height }

/** The scale that is drawn: the one that was wanted, or the largest that a canvas can hold. */
export const drawnScale = ({ width, height }: Pick<Leaf, 'width' | 'height'>, scale: number): number =>
  Math.min(scale, longestSide / Math.max(width, height))

const pictureLeaves = async (bytes: Blob): Promise<Leaf[]> => {
  const picture = await createImageBitmap(bytes)
  const { width, height } = picture
  return [
    {
      width,
      height,
      draw: async (canvas, { scale, rotation }) => {
        const turned = turnedSize({ width, height }, rotation)
        canvas.width = Math.round(turned.width * scale)
        canvas.height = Math.round(turned.height * scale)
        const context = canvas.getContext('2d')
        if (!context) return
        context.translate(canvas.width / 2, canvas.height / 2)
        context.rotate((rotation * Math.PI) / 180)
        context.scale(scale, scale)
        context.drawImage(picture, -width / 2, -height / 2)
      },
    },
  ]
}

const pdfLeaves = async (bytes: Blob): Promise<Leaf[]> => {
  const { getDocumentProxy } = await import('unpdf')
  // Glyphs are drawn as outlines: fonts of a stranger's file do not become fonts of the page.
  const pdf = await getDocumentProxy(new Uint8Array(await bytes.arrayBuffer()), {
    verbosity: 0,
    disableFontFace: true,
  })
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index): Promise<Leaf> => {
      const page = await pdf.getPage(index + 1)
      const { width, height } = page.getViewport({ scale: 1 })
      return {
        width,
        height,
        draw: async (canvas, { scale, rotation }) => {
          const viewport = page.getViewport({ scale, rotation: (page.rotate + rotation) % 360 })
          canvas.width = Math.round(viewport.width)
          canvas.height = Math.round(viewport.height)
          await page.render({ canvas, viewport }).promise
        },
      }
    }),
  )
}

/** Opens a document of a type that `isViewable` names. Throws for bytes that cannot be read. */
export const leavesOf = (type: string, bytes: Blob): Promise<Leaf[]> =>
  type === pdfType ? pdfLeaves(bytes) : pictureLeaves(bytes)
