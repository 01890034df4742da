// Where one may be sent: paths of this portal, and the address that a sign-out names.

/** A path of this portal; anything that could lead elsewhere (`//host`, `/\host`, a scheme) is none. */
export const localPath = (path: string | null | undefined): string | undefined =>
  path && /^\/(?![/\\])[^\p{Cc}]*$/u.test(path) ? path : undefined

/** Leaves the app for another address; only over HTTP, so that no script can hide in it. */
export const leave = (address: string | null | undefined): void => {
  if (!address || !/^(https?:\/\/|\/(?![/\\]))/.test(address)) return
  globalThis.location.assign(address)
}
