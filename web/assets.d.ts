// Styles and other files that the build turns into modules.

/// <reference types="vite/client" />

/** Pictures that code draws (drawn-pictures.ts). */
declare module '*.pictures.ts?drawn' {
  import type { AddressOf } from '@bawaba/ui/drawn.tsx'
  export const address: AddressOf
}

interface ImportMetaEnv {
  /** The app that is built; undefined where pages are drawn on the server. */
  readonly APP?: 'citizen' | 'employee' | 'agent'
}
