// The strokes of the icons on a 24 grid. An entry is one path, or a path and circles as [cx, cy, r].
// `mirrored` ones point somewhere and turn round in a right-to-left page; clocks, checks and media do not.

type Drawing = {
  path?: string
  circles?: readonly (readonly [number, number, number])[]
  mirrored?: true
  filled?: true
}

export const icons = {
  alert: { path: 'M12 4 3 19.5h18zM12 10v4.5M12 17v.2' },
  arrow: { path: 'M5 12h14M13 6l6 6-6 6', mirrored: true },
  assign: { path: 'M4 19.5c.5-3.5 3-5.5 6-5.5 1.5 0 2.8.5 3.9 1.3M18 14v6M15 17h6', circles: [[10, 8, 3.5]] },
  back: { path: 'm14.5 6-6 6 6 6', mirrored: true },
  bell: { path: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4' },
  building: { path: 'M5 20.5v-16h9v16M14 9.5h5v11M3 20.5h18M8 8h3M8 12h3M8 16h3' },
  calendar: {
    path: 'M6 5.5h12a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7.5a2 2 0 0 1 2-2zM4 10h16M8.5 3.5v4M15.5 3.5v4',
  },
  card: {
    path: 'M5.5 6h13a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM3.5 10.5h17M7 15h3',
  },
  chart: { path: 'M4.5 20V4M4.5 20H20M8.5 16v-4M12.5 16V8M16.5 16v-6' },
  chat: { path: 'M4 5.5h16V17h-9l-4 3.5V17H4zM8 9.5h8M8 13h5', mirrored: true },
  camera: { path: 'M4 8h3.5L9 5.5h6L16.5 8H20v11.5H4z', circles: [[12, 13.5, 3.5]] },
  check: { path: 'm5 12.5 4.5 4.5L19 7.5' },
  clock: { path: 'M12 7.5V12l3 2', circles: [[12, 12, 8.5]] },
  close: { path: 'm6 6 12 12M18 6 6 18' },
  copy: { path: 'M9 9h10.5v11H9zM15 9V4.5H4.5V15H9' },
  document: { path: 'M7 3.5h7l4.5 4.5v12.5H7zM14 3.5V8h4.5M10 13h5M10 16.5h5' },
  down: { path: 'm6 9.5 6 6 6-6' },
  download: { path: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M5 19.5h14' },
  edit: { path: 'M4.5 19.5 6 14.5 16 4.5l3.5 3.5-10 10zM13.5 7l3.5 3.5' },
  external: { path: 'M10 5H5v14h14v-5M13.5 4.5h6v6M19.5 4.5 11 13', mirrored: true },
  eye: { path: 'M3 12s3.5-6.5 9-6.5S21 12 21 12s-3.5 6.5-9 6.5S3 12 3 12z', circles: [[12, 12, 2.6]] },
  eyeOff: {
    path: 'M9.5 5.8A8.5 8.5 0 0 1 12 5.5c5.5 0 9 6.5 9 6.5a17 17 0 0 1-3 3.7M6.2 8.2A16 16 0 0 0 3 12s3.5 6.5 9 6.5a8.6 8.6 0 0 0 4-1M4 4l16 16',
  },
  faceFlat: { path: 'M9 9.8v.4M15 9.8v.4M8.5 15h7', circles: [[12, 12, 8.5]] },
  faceGlad: { path: 'M9 9.8v.4M15 9.8v.4M8 14c1 1.8 2.4 2.6 4 2.6s3-.8 4-2.6', circles: [[12, 12, 8.5]] },
  faceSad: {
    path: 'M9 9.8v.4M15 9.8v.4M8.2 16.4c1-1.7 2.3-2.4 3.8-2.4s2.8.7 3.8 2.4',
    circles: [[12, 12, 8.5]],
  },
  filter: { path: 'M4 6h16M7 12h10M10 18h4' },
  gauge: { path: 'm12 12 3.5-3.5M7 15h10', circles: [[12, 12, 8.5]] },
  globe: {
    path: 'M3.5 12h17M12 3.5c2.6 2.6 3.6 5.4 3.6 8.5s-1 5.9-3.6 8.5c-2.6-2.6-3.6-5.4-3.6-8.5s1-5.9 3.6-8.5z',
    circles: [[12, 12, 8.5]],
  },
  grid: { path: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z' },
  home: { path: 'm4 11 8-7 8 7v9h-5.5v-6h-5v6H4z' },
  inbox: { path: 'M4 13 6.5 5h11L20 13v6H4zM4 13h4.5l1.5 2.5h4l1.5-2.5H20' },
  info: { path: 'M12 11v5.5M12 7.5v.2', circles: [[12, 12, 8.5]] },
  key: { path: 'm11 12 8-8M16 7l3 3', circles: [[8, 15, 4]] },
  lock: { path: 'M5.5 10.5h13v9.5h-13zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5' },
  mail: { path: 'M4 6h16v12.5H4zM4 7l8 6 8-6' },
  megaphone: { path: 'M4 10v4h3l7 4V6L7 10zM17.5 9.5a4 4 0 0 1 0 5', mirrored: true },
  menu: { path: 'M4 7h16M4 12h16M4 17h16' },
  minus: { path: 'M5 12h14' },
  moon: { path: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z' },
  more: {
    circles: [
      [5.5, 12, 0.8],
      [12, 12, 0.8],
      [18.5, 12, 0.8],
    ],
  },
  next: { path: 'm9.5 6 6 6-6 6', mirrored: true },
  pause: { path: 'M8.5 6v12M15.5 6v12' },
  phone: {
    path: 'M6 4h4l1.5 4.5-2 1.5a10 10 0 0 0 4.5 4.5l1.5-2L20 14v4a2 2 0 0 1-2 2C10.5 20 4 13.5 4 6a2 2 0 0 1 2-2z',
  },
  pin: { path: 'M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11z', circles: [[12, 10, 2.3]] },
  play: { path: 'M8 5.5v13l11-6.5z', filled: true },
  plus: { path: 'M12 5v14M5 12h14' },
  print: { path: 'M7 9V4h10v5M7 17H4.5V9h15v8H17M7 14h10v6H7z' },
  question: { path: 'M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .9-1 1.7M12 16.5v.2', circles: [[12, 12, 8.5]] },
  refresh: { path: 'M19.5 8A8 8 0 0 0 5 7.5M4.5 4v4.5H9M4.5 16a8 8 0 0 0 14.5.5M19.5 20v-4.5H15' },
  save: { path: 'M6.5 18A4 4 0 0 1 6 10a6 6 0 0 1 11.5 1.5 3.3 3.3 0 0 1 0 6.5zM9.5 13.5l2 2 3.5-3.5' },
  search: { path: 'm20 20-4-4', circles: [[11, 11, 6.5]] },
  settings: {
    path: 'M4 7h9M17 7h3M4 17h3M11 17h9',
    circles: [
      [15, 7, 2],
      [9, 17, 2],
    ],
  },
  shield: { path: 'M12 3.5 19 6v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM9 12l2.2 2.2L15.2 10' },
  signOut: { path: 'M10.5 4.5H5v15h5.5M10 12h10M16 8l4 4-4 4', mirrored: true },
  star: { path: 'm12 4 2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.7L7 19l1.1-5.5L4 9.7 9.6 9z' },
  sun: {
    path: 'M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
    circles: [[12, 12, 4]],
  },
  system: { path: 'M4 5h16v11H4zM9 20h6M12 16v4' },
  trash: { path: 'M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5' },
  up: { path: 'm6 14.5 6-6 6 6' },
  upload: { path: 'M12 16V5M7.5 9.5 12 5l4.5 4.5M5 19.5h14' },
  user: { path: 'M5 20c.6-4 3.3-6 7-6s6.4 2 7 6', circles: [[12, 8, 4]] },
  users: {
    path: 'M3 19.5c.5-3.5 3-5.5 6-5.5s5.5 2 6 5.5M15.5 5.5a3.5 3.5 0 0 1 0 6M17.5 14.5c2 .7 3.2 2.5 3.5 5',
    circles: [[9, 8.5, 3.5]],
  },
} as const satisfies Record<string, Drawing>

export type IconName = keyof typeof icons
