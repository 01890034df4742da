// Seconds until something may be done again, counted down where one can see it.

import { useEffect, useState } from 'react'

const aSecond = 1000
const leftUntil = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / aSecond))

/** The seconds left, and the way to begin anew. A page that slept wakes up with the right number. */
export const useCountdown = (seconds: number): [left: number, restart: (seconds: number) => void] => {
  const [left, setLeft] = useState(seconds)
  const [end, setEnd] = useState<number>()
  useEffect(() => {
    setEnd(Date.now() + seconds * aSecond)
    setLeft(seconds)
  }, [seconds])
  const isOver = left === 0
  useEffect(() => {
    if (end === undefined || isOver) return
    const timer = setInterval(() => setLeft(leftUntil(end)), aSecond)
    return () => clearInterval(timer)
  }, [end, isOver])
  const restart = (seconds: number) => {
    setEnd(Date.now() + seconds * aSecond)
    setLeft(seconds)
  }
  return [left, restart]
}
