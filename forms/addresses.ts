// Patterns of the addresses that definitions may name (safe-address.ts says why two slashes are refused).

import { safeAddress } from './safe-address.ts'

/** A page or a picture: of the portal, or elsewhere by https. */
export const pagePattern = String.raw`^(?:https://\S*|/(?![/\\])[^\s\\]*)$`
export const linkPattern = safeAddress.source.replaceAll('\\/', '/')
/** A picture that the portal brings. */
export const picturePattern = String.raw`^/(?![/\\])[A-Za-z0-9/_.-]+\.(svg|png|jpg|jpeg|webp|avif)$`

export const safePicture = new RegExp(picturePattern)
