// The kind of device, sent with every call: by what the browser says it is, and by the width of its screen.

export type Device = 'web' | 'mobile' | 'tablet'

/** An iPad says it is a Mac, hence the touch points. */
export const deviceOf = (browser: { userAgent: string; width: number; touchPoints: number }): Device => {
  const { userAgent, width, touchPoints } = browser
  if (/iPad|Tablet|PlayBook|Silk/i.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1))
    return 'tablet'
  if (!/Mobi|Android|iPhone|iPod/i.test(userAgent)) return 'web'
  return width >= 720 ? 'tablet' : 'mobile'
}
