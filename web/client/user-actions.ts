// What a person does that is reported besides the screens they open. Whoever reports it listens; often that is nobody.

export type UserAction = 'logout_action'

const listeners = new Set<(action: UserAction) => void>()

export const onUserAction = (listener: (action: UserAction) => void): void => {
  listeners.add(listener)
}

/** Tells whoever reports actions. */
export const noteUserAction = (action: UserAction): void => {
  for (const listener of listeners) listener(action)
}
