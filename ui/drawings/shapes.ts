// The shapes that drawings are made of. A drawing is SVG text whose colours are inks by name (ui/tokens/inks.css): the build
// paints it twice, with the inks of the day and of the night.

export type Ink =
  | 'sky'
  | 'sky-2'
  | 'sun'
  | 'sun-ring'
  | 'cloud'
  | 'sea'
  | 'sea-2'
  | 'foam'
  | 'sand'
  | 'sand-2'
  | 'wall'
  | 'wall-2'
  | 'wall-3'
  | 'shade'
  | 'roof'
  | 'roof-2'
  | 'glass'
  | 'glass-2'
  | 'lit'
  | 'green'
  | 'green-2'
  | 'green-3'
  | 'lawn'
  | 'trunk'
  | 'line'
  | 'far'

/** A number as it is written: one place after the point, none where it is nought. */
export const short = (value: number): string => `${Math.round(value * 10) / 10}`

type Look = { opacity?: number; rx?: number }
const attributes = (ink: Ink, { opacity, rx }: Look): string =>
  ` fill="var(--il-${ink})"${rx === undefined ? '' : ` rx="${short(rx)}"`}${opacity === undefined ? '' : ` opacity="${short(opacity)}"`}`

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  ink: Ink,
  look: Look = {},
): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${attributes(ink, look)}/>`

export const path = (d: string, ink: Ink, look: Look = {}): string =>
  `<path d="${d}"${attributes(ink, look)}/>`

export const circle = (x: number, y: number, radius: number, ink: Ink, look: Look = {}): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"${attributes(ink, look)}/>`

/** The outline of a box, for a path that holds many of one ink. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`

/** The outline of an opening with a round head, standing on (x, y). */
export const arch = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}v${short(-(height - width / 2))}a${short(width / 2)} ${short(width / 2)} 0 0 1 ${short(width)} 0v${short(height - width / 2)}z`

/** Outlines of one building, gathered by their ink: a window is then a few letters of one path. */
export const createOutlines = () => {
  const outlines = new Map<Ink, string>()
  return {
    add: (ink: Ink, outline: string): void => {
      outlines.set(ink, (outlines.get(ink) ?? '') + outline)
    },
    drawn: (): string => [...outlines].map(([ink, outline]) => path(outline, ink)).join(''),
  }
}

/** The numbers 0 to `count` - 1, each made into a part of a drawing. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
