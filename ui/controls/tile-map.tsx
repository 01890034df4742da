// A map to choose a place on, as part of a form: a press chooses a place, and by keyboard Enter chooses the one at the
// cross in the middle.

import leafletStyles from 'leaflet/dist/leaflet.css?url'
import { type KeyboardEvent, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { Button, IconButton } from '../button.tsx'
import { useText } from '../language.tsx'
import { messages } from './messages.ts'
import styles from './tile-map.module.css'
import { createTiledMap, type Spot, type TiledMap } from './tiled-map.ts'

const stride = 64
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-stride, 0],
  ArrowRight: [stride, 0],
  ArrowUp: [0, -stride],
  ArrowDown: [0, stride],
}
const zooms: Record<string, number> = { '+': 1, '=': 1, '-': -1 }

type TileMapProps = {
  domain: string
  spot: Spot | undefined
  /** A place typed, or found by the browser, to be brought into view. */
  goal: Spot | undefined
  readOnly?: boolean
  onChoose: (spot: Spot) => void
}

const DrawnMap = ({ domain, spot, goal, readOnly, onChoose }: TileMapProps) => {
  const text = useText()
  const frame = useRef<HTMLDivElement>(null)
  const map = useRef<TiledMap>(undefined)
  const choose = (chosen: Spot | undefined) => {
    if (chosen && !readOnly) onChoose(chosen)
  }
  const chooseLatest = useEffectEvent(choose)
  const create = useEffectEvent((element: HTMLElement) =>
    createTiledMap(element, { domain, spot, pinClass: styles.pin, onPress: chooseLatest }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: tiles of another host are another map
  useEffect(() => {
    if (!frame.current) return
    const created = create(frame.current)
    map.current = created
    return () => {
      map.current = undefined
      created.remove()
    }
  }, [domain])
  useEffect(() => map.current?.mark(spot), [spot])
  useEffect(() => {
    if (goal) map.current?.show(goal)
  }, [goal])

  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    const zoom = zooms[event.key]
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (arrow) map.current?.moveBy(arrow)
    else if (zoom) map.current?.zoomBy(zoom)
    else if (event.key === 'Enter' && !readOnly) choose(map.current?.middle())
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.map} dir="ltr">
      {/* One stylesheet serves every page of an app; only those with a map fetch this one. */}
      <link rel="stylesheet" href={leafletStyles} precedence="map" />
      <div
        ref={frame}
        className={styles.world}
        role="application"
        aria-roledescription={text(messages.map)}
        aria-label={text(readOnly ? messages.mapToSee : messages.mapToUse)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move it
        tabIndex={0}
        onKeyDown={press}
      />
      {!readOnly && (
        <svg className={styles.cross} viewBox="-12 -12 24 24" aria-hidden="true">
          <path className={styles.halo} d="M-10 0H10M0-10V10" />
          <path d="M-10 0H10M0-10V10" />
        </svg>
      )}
      <div className={styles.zoom}>
        <IconButton icon="plus" small label={text(messages.zoomIn)} onClick={() => map.current?.zoomBy(1)} />
        <IconButton
          icon="minus"
          small
          label={text(messages.zoomOut)}
          onClick={() => map.current?.zoomBy(-1)}
        />
      </div>
      {!readOnly && (
        <Button small className={styles.choose} onClick={() => choose(map.current?.middle())}>
          {text(messages.chooseMiddle)}
        </Button>
      )}
    </div>
  )
}

/** It waits for its stylesheet by itself: what stands around it is not hidden meanwhile, and whoever types there goes on. */
export const TileMap = (props: TileMapProps) => (
  <Suspense>
    <DrawnMap {...props} />
  </Suspense>
)
