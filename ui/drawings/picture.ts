// A set of pictures that code draws: `<name>.pictures.ts` exports one, and the build makes files of it, each in the inks of
// day and night (web/drawn-pictures.ts).

/** What is drawn, and which part of the plane is seen: x, y, width, height. */
export type Picture = { view: readonly [number, number, number, number]; draw: () => string }
export type PictureSet = Record<string, Picture>

/** By the name of an ink, its colour. */
export type Inks = Readonly<Record<string, string>>

/** The file of a picture. */
export const pictureFile = ({ view, draw }: Picture, inks: Inks): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}">${draw()}</svg>`.replaceAll(
    /var\(--il-([\w-]+)\)/g,
    (_, name: string) => {
      const colour = inks[name]
      if (colour === undefined) throw new Error(`No ink is called ${name}`)
      return colour
    },
  )

/** The inks of a stylesheet that gives each as `light-dark(day, night)`. */
export const inksOf = (stylesheet: string): { day: Inks; night: Inks } => {
  const found = [...stylesheet.matchAll(/--il-([\w-]+):\s*light-dark\((#\w+),\s*(#\w+)\)/g)]
  return {
    day: Object.fromEntries(found.map(([, name = '', day = '']) => [name, day])),
    night: Object.fromEntries(found.map(([, name = '', , night = '']) => [name, night])),
  }
}
