// The river: by day with its sun, at night with lit windows and a moon. One drawing, coloured by the inks of the theme.
// It is turned round in a left-to-right page, so that the houses stand opposite the headline.

import styles from './river.module.css'

const Palm = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={styles.trunk} d="M-3 0c1-18 1-34 3-52h3c0 18 1 34 0 52z" />
    <path
      className={styles.leaf}
      d="M2-52c-8-10-20-11-28-4 9-1 17 1 25 5-9 1-17 5-21 13 7-5 15-8 23-9-3 6-4 13-2 19 3-7 5-13 6-18 3 5 7 10 12 13 0-7-3-13-8-18 9-1 17 2 24 7-3-9-11-14-20-14 7-4 14-5 21-4-9-7-21-5-28 4z"
    />
  </g>
)

/** A house of `floors` rows and `columns` of windows, its foot at y = 0. */
const House = ({ x, y, columns, floors }: { x: number; y: number; columns: number; floors: number }) => {
  const width = columns * 18 + 14
  const height = floors * 26 + 16
  const windows = Array.from({ length: columns * floors }, (_, index) => ({
    column: index % columns,
    floor: Math.floor(index / columns),
  }))
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.wall} d={`M0 0V${-height}h${width}V0z`} />
      <path className={styles.shade} d={`M${width - 8} 0V${-height}h8V0z`} />
      <path className={styles.roof} d={`M-4 ${-height}h${width + 8}l-6-9H2z`} />
      {windows.map(({ column, floor }) => (
        <path
          key={`${column} ${floor}`}
          className={(column * 3 + floor * 5) % 4 === 0 ? styles.lit : styles.glass}
          d={`M${10 + column * 18} ${-(floor * 26 + 12)}v-9a4.5 4.5 0 0 1 9 0v9z`}
        />
      ))}
    </g>
  )
}

const Boat = ({ x, y, scale }: { x: number; y: number; scale: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path className={styles.sail} d="M0-6V-58c14 12 22 28 24 48z" />
    <path className={styles.hull} d="M-22-2h54c-4 8-9 11-16 11H-6c-8 0-13-3-16-11z" />
  </g>
)

export const River = () => (
  <svg
    className={styles.river}
    viewBox="0 0 1440 320"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <circle className={styles.halo} cx="520" cy="150" r="104" />
    <circle className={styles.sun} cx="520" cy="150" r="52" />
    <path
      className={styles.far}
      d="M0 232c120-40 220-52 340-30s190 20 320-14 260-30 400 4 240 18 380-16v72H0z"
    />
    <House x={70} y={244} columns={4} floors={4} />
    <House x={170} y={244} columns={3} floors={6} />
    <House x={250} y={244} columns={5} floors={3} />
    <House x={370} y={244} columns={3} floors={5} />
    <House x={640} y={244} columns={4} floors={3} />
    <House x={740} y={244} columns={2} floors={4} />
    <House x={1180} y={244} columns={3} floors={3} />
    <path className={styles.sand} d="M0 240h1440v22H0z" />
    <Palm x={42} y={248} />
    <Palm x={452} y={250} />
    <Palm x={600} y={248} />
    <Palm x={820} y={250} />
    <Palm x={1010} y={248} />
    <Palm x={1290} y={250} />
    <Palm x={1390} y={248} />
    <path className={styles.water} d="M0 258c240-10 480-8 720-2s480 8 720-2v66H0z" />
    <path className={styles.deep} d="M0 292c260-8 520-6 760 0s460 4 680-4v32H0z" />
    <path
      className={styles.foam}
      d="M120 276h60M330 284h40M700 274h70M1020 282h50M1250 274h64M520 302h60M900 304h44"
    />
    <Boat x={240} y={288} scale={0.9} />
    <Boat x={860} y={282} scale={0.7} />
    <Boat x={1120} y={300} scale={1.05} />
  </svg>
)
