// A QR code as one path: drawn by shape alone, so that it needs no style and prints as it looks.

import { encode } from 'uqr'

export const Qr = ({
  text,
  label,
  className,
}: {
  text: string
  label: string
  className?: string | undefined
}) => {
  const { data, size } = encode(text, { border: 1 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={className}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
