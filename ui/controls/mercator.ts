// The arithmetic of a map of square tiles: degrees to pixels of the whole world at a zoom, and back.

export const tileSize = 256
export const lowestZoom = 2
export const highestZoom = 18
/** Where such maps end: beyond it the world would be no square. */
const northEnd = 85.0511

export type Point = { x: number; y: number }
type Degrees = { lat: number; lng: number }

export const worldSize = (zoom: number): number => tileSize * 2 ** zoom

/** Pixels from the north-west corner of the world. */
export const pointOf = ({ lat, lng }: Degrees, zoom: number): Point => {
  const sine = Math.sin((Math.max(-northEnd, Math.min(northEnd, lat)) * Math.PI) / 180)
  return {
    x: ((lng + 180) / 360) * worldSize(zoom),
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * worldSize(zoom),
  }
}

export const degreesOf = ({ x, y }: Point, zoom: number): Degrees => {
  const turn = x / worldSize(zoom)
  const height = Math.PI * (1 - (2 * y) / worldSize(zoom))
  return {
    lat: (Math.atan(Math.sinh(height)) * 180) / Math.PI,
    lng: (turn - Math.floor(turn)) * 360 - 180,
  }
}

export type Tile = { key: string; z: number; x: number; y: number; left: number; top: number }

/** The tiles that cover a window of the world, each with its place in the window. */
export const tilesOf = (middle: Point, zoom: number, { x: width, y: height }: Point): Tile[] => {
  const count = 2 ** zoom
  const [left, top] = [middle.x - width / 2, middle.y - height / 2]
  const tiles: Tile[] = []
  for (let y = Math.floor(top / tileSize); y * tileSize < top + height; y++) {
    if (y < 0 || y >= count) continue
    for (let x = Math.floor(left / tileSize); x * tileSize < left + width; x++) {
      // East of the last meridian the world begins again.
      const around = ((x % count) + count) % count
      const offset = { left: Math.round(x * tileSize - left), top: Math.round(y * tileSize - top) }
      tiles.push({ key: `${zoom}/${x}/${y}`, z: zoom, x: around, y, ...offset })
    }
  }
  return tiles
}
