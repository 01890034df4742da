// Degrees and pixels of a tiled map.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { degreesOf, highestZoom, lowestZoom, pointOf, tileSize, tilesOf, worldSize } from './mercator.ts'

const cairo = { lat: 30.0444, lng: 31.2357 }

test('degrees come back from pixels at every zoom', () => {
  for (let zoom = lowestZoom; zoom <= highestZoom; zoom++)
    for (const spot of [cairo, { lat: 0, lng: 0 }, { lat: -60, lng: -179.5 }, { lat: 84.9, lng: 179 }]) {
      const back = degreesOf(pointOf(spot, zoom), zoom)
      assert.ok(Math.abs(back.lat - spot.lat) < 1e-6 && Math.abs(back.lng - spot.lng) < 1e-6)
    }
})

test('Cairo lies in the tile that everyone gives it', () => {
  const { x, y } = pointOf(cairo, 10)
  assert.deepEqual([Math.floor(x / tileSize), Math.floor(y / tileSize)], [600, 422])
})

test('the poles stay on the map and the date line leads round it', () => {
  assert.ok(pointOf({ lat: 90, lng: 0 }, 3).y >= 0)
  assert.equal(Math.round(degreesOf({ x: worldSize(3) + 10, y: 100 }, 3).lng), -178)
})

test('tiles cover the window, without a gap or a tile too many, also across the date line', () => {
  const tiles = tilesOf(pointOf({ lat: 0, lng: 180 }, 4), 4, { x: 600, y: 300 })
  assert.equal(Math.min(...tiles.map(({ left }) => left)) <= 0, true)
  assert.equal(Math.max(...tiles.map(({ left }) => left + tileSize)) >= 600, true)
  assert.ok(tiles.every(({ x, y }) => x >= 0 && x < 16 && y >= 0 && y < 16))
  assert.ok(tiles.some(({ x }) => x === 15) && tiles.some(({ x }) => x === 0))
  assert.equal(new Set(tiles.map(({ key }) => key)).size, tiles.length)
})
