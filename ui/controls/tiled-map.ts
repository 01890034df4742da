// A map of picture tiles by Leaflet: moved by drag, pinch and wheel. Names of places are the tiles' own.

import { divIcon, type LatLng, map as leaflet, marker, type PointTuple, tileLayer } from 'leaflet'

/** A place in degrees. */
export type Spot = { lat: number; lng: number }

/** Cairo, from where most of the country is in view. */
const start = { middle: { lat: 30.0444, lng: 31.2357 }, zoom: 6 }
const closeUp = 15
const [lowestZoom, highestZoom] = [2, 18]

/** A host, or a path of the portal itself. */
const tileAddress = (domain: string): string =>
  `${domain.startsWith('/') ? domain : `https://${domain}`}/{z}/{x}/{y}.png`

const drop =
  'M11 32s-11-12-11-20a11 11 0 0 1 22 0C22 20 11 32 11 32zm0-16.5a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6z'

/** Made by the document itself: pages take no elements from text. */
const pinElement = (): HTMLElement => {
  const space = 'http://www.w3.org/2000/svg'
  const [svg, path] = [document.createElementNS(space, 'svg'), document.createElementNS(space, 'path')]
  svg.setAttribute('viewBox', '-1 0 24 33')
  path.setAttribute('d', drop)
  svg.append(path)
  const frame = document.createElement('span')
  frame.dataset.marker = ''
  frame.append(svg)
  return frame
}

const spotOf = (degrees: LatLng): Spot => {
  const { lat, lng } = degrees.wrap()
  return { lat, lng }
}

type TiledMapOptions = {
  domain: string
  spot: Spot | undefined
  pinClass: string | undefined
  /** A place on the map was pressed. */
  onPress: (spot: Spot) => void
}

/** Draws a map into an element; `remove` takes it away again. */
export const createTiledMap = (
  frame: HTMLElement,
  { domain, spot, pinClass = '', onPress }: TiledMapOptions,
) => {
  const isAnimated = !matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = leaflet(frame, {
    center: spot ?? start.middle,
    zoom: spot ? closeUp : start.zoom,
    minZoom: lowestZoom,
    maxZoom: highestZoom,
    worldCopyJump: true,
    attributionControl: false,
    zoomControl: false,
    // A press chooses a place, so that two of them cannot zoom; keys are the portal's own.
    boxZoom: false,
    doubleClickZoom: false,
    keyboard: false,
    scrollWheelZoom: false,
    zoomAnimation: isAnimated,
    fadeAnimation: isAnimated,
    inertia: isAnimated,
  })
  tileLayer(tileAddress(domain), { minZoom: lowestZoom, maxZoom: highestZoom }).addTo(map)
  const pin = marker(map.getCenter(), {
    interactive: false,
    keyboard: false,
    icon: divIcon({ html: pinElement(), className: pinClass, iconSize: [24, 33], iconAnchor: [12, 32] }),
  })
  /** The mark stands at a place, or nowhere. */
  const mark = (spot: Spot | undefined): void => {
    if (spot) pin.setLatLng(spot).addTo(map)
    else pin.remove()
  }
  mark(spot)
  map.on('click', ({ latlng }) => onPress(spotOf(latlng)))
  // The wheel scrolls the page past the map, and zooms for whoever points at it.
  map.on('mousemove', ({ originalEvent: { movementX, movementY } }) => {
    if (movementX !== 0 || movementY !== 0) map.scrollWheelZoom.enable()
  })
  map.on('mouseout', () => map.scrollWheelZoom.disable())
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }))
  resized.observe(frame)

  return {
    mark,
    /** Brings a place into view. */
    show: (spot: Spot): void => void map.setView(spot, Math.max(map.getZoom(), closeUp), { animate: false }),
    moveBy: (pixels: PointTuple): void => void map.panBy(pixels, { animate: false }),
    zoomBy: (steps: number): void => void map.setZoom(map.getZoom() + steps),
    middle: (): Spot => spotOf(map.getCenter()),
    remove: (): void => {
      resized.disconnect()
      map.remove()
    },
  }
}
export type TiledMap = ReturnType<typeof createTiledMap>
