// The leaves of the document that is viewed, one below the other, each drawn once it comes near the window.

import { useText } from '@bawaba/ui/language.tsx'
import { useEffect, useRef, useState } from 'react'
import { drawnScale, type Leaf, turnedSize } from './leaves.ts'
import styles from './viewer.module.css'
import { viewerMessages as messages } from './viewer-messages.ts'

export type Turn = {
  rotation: number
  /** 1 fills the width of the viewer. */
  zoom: number
}

/** The width that leaves may fill, as it changes. */
const useWidth = () => {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}

type SheetProps = Turn & { leaf: Leaf; width: number; label: string }

const Sheet = ({ leaf, width, label, rotation, zoom }: SheetProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isNear, setNear] = useState(false)
  const size = turnedSize(leaf, rotation)
  const shown = width * zoom
  useEffect(() => {
    if (!canvas.current) return
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '100%' },
    )
    observer.observe(canvas.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    const element = canvas.current
    if (!element || !isNear || shown === 0) return
    // CSSOM: the policy of the page allows no style attributes.
    element.style.inlineSize = `${shown}px`
    element.style.aspectRatio = `${size.width} / ${size.height}`
    // Drawn aside and copied: a drawing that is overtaken by a newer one shows nothing.
    let isStale = false
    const aside = document.createElement('canvas')
    const scale = drawnScale(leaf, (shown / size.width) * devicePixelRatio)
    void leaf.draw(aside, { scale, rotation }).then(() => {
      if (isStale) return
      element.width = aside.width
      element.height = aside.height
      element.getContext('2d')?.drawImage(aside, 0, 0)
      element.dataset.drawn = String(rotation)
    })
    return () => {
      isStale = true
    }
  }, [leaf, isNear, shown, rotation, size.width, size.height])
  return <canvas ref={canvas} role="img" aria-label={label} className={styles.sheet} />
}

type SheetsProps = Turn & { leaves: readonly Leaf[]; name: string }

export const Sheets = ({ leaves, name, ...turn }: SheetsProps) => {
  const text = useText()
  const { box, width } = useWidth()
  const total = leaves.length
  return (
    <div ref={box} className={styles.sheets}>
      {leaves.map((leaf, index) => (
        <Sheet
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name
          key={index}
          leaf={leaf}
          width={width}
          label={total === 1 ? name : `${name}, ${text(messages.page, { number: index + 1, total })}`}
          {...turn}
        />
      ))}
    </div>
  )
}
