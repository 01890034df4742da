// A part of a page that the server draws and that comes to life by itself, late: a `Suspense` that says when it has.

import { type ReactNode, Suspense, useEffect, useId } from 'react'
import { takeover } from '../client/takeover.ts'

const Alive = ({ part }: { part: string }) => {
  useEffect(() => takeover.isAlive(part), [part])
  return null
}

export const DrawnPart = ({ children }: { children: ReactNode }) => {
  const part = useId()
  takeover.awaits(part)
  useEffect(() => () => takeover.isAlive(part), [part])
  return (
    <Suspense>
      {children}
      <Alive part={part} />
    </Suspense>
  )
}
