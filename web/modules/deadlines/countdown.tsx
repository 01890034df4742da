// The time that is left, counted down where one sees it: by the server's clock, the same from a hold through its form to the
// payment. A screen reader hears it at ten, five and one minute; who wants less motion sees whole minutes.

import type { Message, Messages } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useMedia } from '@bawaba/ui/use-media.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { useEffect, useRef, useState } from 'react'
import { serverNow } from '../../client/server-clock.ts'
import styles from './countdown.module.css'
import { formatCountdown, isCounted, secondsUntil, spokenAt } from './countdown-time.ts'

const messages = {
  left: { ar: 'الوقت الباقي', en: 'Time left' },
  minutes: {
    ar: {
      zero: 'أقل من دقيقة',
      one: 'دقيقة واحدة',
      two: 'دقيقتان',
      few: '{count} دقائق',
      many: '{count} دقيقة',
      other: '{count} دقيقة',
    },
    en: { zero: 'less than a minute', one: '{count} minute', other: '{count} minutes' },
  },
  spoken: {
    ar: {
      zero: 'انتهى الوقت',
      one: 'بقيت دقيقة واحدة',
      two: 'بقيت دقيقتان',
      few: 'بقيت {count} دقائق',
      many: 'بقيت {count} دقيقة',
      other: 'بقيت {count} دقيقة',
    },
    en: { one: '{count} minute left', other: '{count} minutes left' },
  },
  over: { ar: 'انتهى الوقت', en: 'The time is over' },
} as const satisfies Messages

const aSecond = 1000

/** The seconds left of an end; it is called once when they are over. */
const useSecondsLeft = (end: string | number, onEnd: (() => void) | undefined): number => {
  const [left, setLeft] = useState(() => secondsUntil(end, serverNow()))
  const latest = useRef(onEnd)
  latest.current = onEnd
  useEffect(() => {
    const look = () => {
      const seconds = secondsUntil(end, serverNow())
      setLeft(seconds)
      if (seconds > 0) return
      stop()
      latest.current?.()
    }
    const timer = setInterval(look, aSecond)
    // A device that slept looks at once.
    document.addEventListener('visibilitychange', look)
    const stop = () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
    setLeft(secondsUntil(end, serverNow()))
    return stop
  }, [end])
  return left
}

type CountdownProps = {
  end: string | number
  /** What ends then, with its own words. */
  label?: Message | undefined
  onEnd?: () => void
}

export const Countdown = ({ end, label = messages.left, onEnd }: CountdownProps) => {
  const text = useText()
  const language = useLanguage()
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
  const left = useSecondsLeft(end, onEnd)
  // Whoever opens the page reads what is left; only what changes then is spoken.
  const [first] = useState(() => spokenAt(left))
  const spoken = spokenAt(left)
  if (!isCounted(left)) return null
  const words = isCalm
    ? text(messages.minutes, { count: Math.floor(left / 60) })
    : formatCountdown(language, left)
  const isSpoken = spoken !== undefined && spoken !== first
  return (
    <div className={styles.countdown} data-short={left <= 300} data-print="never">
      <p role="timer" aria-live="off">
        {left === 0 ? (
          text(messages.over)
        ) : (
          <>
            {text(label as typeof messages.left)}: <bdi className={styles.time}>{words}</bdi>
          </>
        )}
      </p>
      <VisuallyHidden>
        <span role="status">
          {isSpoken && (spoken === 0 ? text(messages.over) : text(messages.spoken, { count: spoken }))}
        </span>
      </VisuallyHidden>
    </div>
  )
}
