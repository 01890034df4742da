// Whether the answers of the form in this tab are stored on the device, so that closing the tab does not lose them.

let isKept = false
let tell = () => {}

export const setKept = (now: boolean): void => {
  isKept = now
  tell()
}
export const readKept = (): boolean => isKept
/** For the one line that says it. */
export const subscribeKept = (listener: () => void): (() => void) => {
  tell = listener
  return () => {
    tell = () => {}
  }
}
