// A place: latitude, longitude and address to type, a button for where one is now, and a map where there are tiles.

import { useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { useText } from '../language.tsx'
import type { ControlProps } from './control.tsx'
import styles from './location-input.module.css'
import { messages } from './messages.ts'
import { TextInput } from './text-input.tsx'
import type { Spot } from './tiled-map.ts'
import { useLoaded } from './use-loaded.tsx'
import { useSight } from './use-sight.tsx'

export type LocationPart = 'lat' | 'lng' | 'address'
export type LocationInputProps = ControlProps & {
  defaultValue: Record<LocationPart, string>
  /** The box that is wrong, where it is one alone. */
  wrongPart?: 'lat' | 'lng'
  /** Host of map tiles. */
  mapDomain?: string
  /** The place that the boxes name, if they name one. */
  spotOf: (typed: Record<LocationPart, string>) => Spot | undefined
  /** Degrees as text of a box. */
  degrees: (value: number) => string
}

/** The latitude carries the id itself, so that a link to the field lands on it. */
export const locationPartId = (id: string, part: LocationPart): string =>
  part === 'lat' ? id : `${id}-${part}`

const boxOf = (within: Element, part: LocationPart) =>
  within.querySelector<HTMLInputElement>(`[name$=".${part}"]`)

/** What stands in the boxes inside an element. */
export const readLocation = (within: Element): Record<LocationPart, string> => {
  const read = (part: LocationPart) => boxOf(within, part)?.value ?? ''
  return { lat: read('lat'), lng: read('lng'), address: read('address') }
}

/** Six decimals are a tenth of a metre, more than any map or receiver knows. */
const rounded = (value: number): number => Number(value.toFixed(6))

const loadMap = () => import('./tile-map.tsx')

export const LocationInput = ({ id, name, defaultValue, wrongPart, ...props }: LocationInputProps) => {
  const text = useText()
  const frame = useRef<HTMLDivElement>(null)
  const { mapDomain, spotOf, degrees, ...control } = props
  const [spot, setSpot] = useState(() => spotOf(defaultValue))
  /** Where the map is to go; a place chosen on the map itself is in view already. */
  const [goal, setGoal] = useState<Spot>()
  const isSeen = useSight(frame)
  const map = useLoaded(loadMap, mapDomain !== undefined && isSeen)

  const write = ({ lat, lng }: Spot) => {
    const spot = { lat: rounded(lat), lng: rounded(lng) }
    for (const part of ['lat', 'lng'] as const) {
      const box = frame.current && boxOf(frame.current, part)
      if (box) box.value = degrees(spot[part])
    }
    setSpot(spot)
    frame.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const follow = () => {
    const typed = frame.current && spotOf(readLocation(frame.current))
    if (typed?.lat === spot?.lat && typed?.lng === spot?.lng) return
    setSpot(typed ?? undefined)
    setGoal(typed ?? undefined)
  }
  const box = (part: LocationPart) => (
    <div className={styles[part]}>
      <label htmlFor={locationPartId(id, part)}>{text(messages[part])}</label>
      <TextInput
        {...control}
        id={locationPartId(id, part)}
        name={`${name}.${part}`}
        latin={part !== 'address'}
        autoComplete="off"
        invalid={props.invalid && part !== 'address' && (wrongPart === undefined || wrongPart === part)}
        defaultValue={defaultValue[part]}
      />
    </div>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches what is typed into the boxes inside it
    <div ref={frame} className={styles.location} onBlur={follow}>
      {mapDomain && !map.hasFailed && (
        <div className={styles.map}>
          {map.part && (
            <map.part.TileMap
              domain={mapDomain}
              spot={spot}
              goal={goal}
              readOnly={props.readOnly}
              onChoose={write}
            />
          )}
        </div>
      )}
      <div className={styles.degrees}>
        {box('lat')}
        {box('lng')}
      </div>
      {box('address')}
      {!props.readOnly && (
        <Here
          onFound={spot => {
            write(spot)
            setGoal(spot)
          }}
        />
      )}
    </div>
  )
}

const locating = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 }

/** Asks the browser, which asks the person; what it answers is said beside the button. */
const Here = ({ onFound }: { onFound: (spot: Spot) => void }) => {
  const text = useText()
  const [state, setState] = useState<'rest' | 'asking' | 'found' | 'refused' | 'unknown'>('rest')
  const ask = () => {
    if (!('geolocation' in navigator)) return setState('unknown')
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        onFound({ lat: coords.latitude, lng: coords.longitude })
        setState('found')
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      locating,
    )
  }
  const outcomes = {
    rest: undefined,
    asking: messages.locating,
    found: messages.located,
    refused: messages.locationRefused,
    unknown: messages.locationUnknown,
  }[state]
  return (
    <div className={styles.here}>
      <Button icon="pin" busy={state === 'asking'} onClick={ask}>
        {text(messages.useHere)}
      </Button>
      <p role="status">{outcomes && text(outcomes)}</p>
    </div>
  )
}
