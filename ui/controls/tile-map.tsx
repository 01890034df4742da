// A map of picture tiles, drawn without a library: one SVG, whose images need no inline style. It is moved by drag and
// arrow keys; a press, or Enter at the cross in the middle, chooses the place.

import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '../button.tsx'
import { useText } from '../language.tsx'
import type { Spot } from './location-input.tsx'
import { degreesOf, highestZoom, lowestZoom, type Point, pointOf, tileSize, tilesOf } from './mercator.ts'
import { messages } from './messages.ts'
import styles from './tile-map.module.css'

/** Cairo, from where most of the country is in view. */
const start = { middle: { lat: 30.0444, lng: 31.2357 }, zoom: 6 }
const closeUp = 15
const stride = 64
/** A press that moves further is a drag. */
const still = 5

/** A host, or a path of the portal itself. */
const tileAddress = (domain: string, z: number, x: number, y: number): string =>
  `${domain.startsWith('/') ? domain : `https://${domain}`}/${z}/${x}/${y}.png`

const clampZoom = (zoom: number): number => Math.max(lowestZoom, Math.min(highestZoom, zoom))

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -stride, y: 0 },
  ArrowRight: { x: stride, y: 0 },
  ArrowUp: { x: 0, y: -stride },
  ArrowDown: { x: 0, y: stride },
}

/** What part of the world is in view, and how it moves. */
const useView = (spot: Spot | undefined, goal: Spot | undefined) => {
  const [view, setView] = useState(spot ? { middle: spot, zoom: closeUp } : start)
  useEffect(() => {
    if (goal) setView(({ zoom }) => ({ middle: goal, zoom: Math.max(zoom, closeUp) }))
  }, [goal])
  const move = ({ x, y }: Point) =>
    setView(({ middle, zoom }) => {
      const from = pointOf(middle, zoom)
      return { zoom, middle: degreesOf({ x: from.x + x, y: from.y + y }, zoom) }
    })
  const zoomBy = (steps: number) => setView(({ middle, zoom }) => ({ middle, zoom: clampZoom(zoom + steps) }))
  return { ...view, move, zoomBy }
}

/** The window's size in pixels, followed as it changes. */
const useSize = () => {
  const box = useRef<SVGSVGElement>(null)
  const [size, setSize] = useState<Point>({ x: 0, y: 0 })
  useEffect(() => {
    if (!box.current) return
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setSize({ x: entry.contentRect.width, y: entry.contentRect.height })
    })
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  return { box, size }
}

type TileMapProps = {
  domain: string
  spot: Spot | undefined
  /** A place typed, or found by the browser, to be brought into view. */
  goal: Spot | undefined
  readOnly?: boolean
  onChoose: (spot: Spot) => void
}

export const TileMap = ({ domain, spot, goal, readOnly, onChoose }: TileMapProps) => {
  const text = useText()
  const { middle, zoom, move, zoomBy } = useView(spot, goal)
  const { box, size } = useSize()
  const grip = useRef<{ at: Point; from: Point } | undefined>(undefined)
  const centre = pointOf(middle, zoom)
  const marker = spot && pointOf(spot, zoom)

  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (arrow) move(arrow)
    else if (event.key === '+' || event.key === '=') zoomBy(1)
    else if (event.key === '-') zoomBy(-1)
    else if (event.key === 'Enter' && !readOnly) onChoose(middle)
    else return
    event.preventDefault()
  }
  const grab = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = { x: event.clientX, y: event.clientY }
    grip.current = { at, from: at }
  }
  const drag = (event: PointerEvent) => {
    if (!grip.current) return
    const { at, from } = grip.current
    move({ x: at.x - event.clientX, y: at.y - event.clientY })
    grip.current = { at: { x: event.clientX, y: event.clientY }, from }
  }
  const drop = (event: PointerEvent<SVGSVGElement>) => {
    const from = grip.current?.from
    grip.current = undefined
    const isPress = from && Math.hypot(event.clientX - from.x, event.clientY - from.y) < still
    if (!isPress || readOnly) return
    const frame = event.currentTarget.getBoundingClientRect()
    const offset = { x: event.clientX - frame.x - size.x / 2, y: event.clientY - frame.y - size.y / 2 }
    onChoose(degreesOf({ x: centre.x + offset.x, y: centre.y + offset.y }, zoom))
  }

  return (
    <div className={styles.map} dir="ltr">
      <svg
        ref={box}
        className={styles.world}
        role="application"
        aria-roledescription={text(messages.map)}
        aria-label={text(readOnly ? messages.mapToSee : messages.mapToUse)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move it
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={() => {
          grip.current = undefined
        }}
      >
        {size.x > 0 &&
          tilesOf(centre, zoom, size).map(({ key, z, x, y, left, top }) => (
            <image
              key={key}
              href={tileAddress(domain, z, x, y)}
              x={left}
              y={top}
              width={tileSize}
              height={tileSize}
              // A tile that does not come leaves its paper, not a broken picture.
              onError={({ currentTarget }) => currentTarget.setAttribute('visibility', 'hidden')}
            />
          ))}
        {marker && (
          <path
            className={styles.marker}
            data-marker
            transform={`translate(${marker.x - centre.x + size.x / 2} ${marker.y - centre.y + size.y / 2})`}
            d="M0 0s-11-12-11-20a11 11 0 0 1 22 0C11-12 0 0 0 0zm0-16.5a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6z"
          />
        )}
        {!readOnly && (
          <path
            className={styles.cross}
            transform={`translate(${size.x / 2} ${size.y / 2})`}
            d="M-10 0H10M0-10V10"
          />
        )}
      </svg>
      <div className={styles.zoom}>
        <IconButton icon="plus" small label={text(messages.zoomIn)} onClick={() => zoomBy(1)} />
        <IconButton icon="minus" small label={text(messages.zoomOut)} onClick={() => zoomBy(-1)} />
      </div>
      {!readOnly && (
        <Button small className={styles.choose} onClick={() => onChoose(middle)}>
          {text(messages.chooseMiddle)}
        </Button>
      )}
    </div>
  )
}
