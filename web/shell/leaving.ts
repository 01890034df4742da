// The one way out of a page or a session: what is typed is stored first, and whoever would lose it learns so.

import { flush } from '../client/flush.ts'

type Leaving = {
  /** Leaves. `isSaved` is false where the server does not have everything that was typed. */
  go: (isSaved: boolean) => unknown
  /** Says what would be lost, and leaves by `anyway` when the person still wants to. Without it nobody can be asked. */
  warn?: (anyway: () => unknown) => unknown
}

export const leaveStored = async ({ go, warn }: Leaving): Promise<unknown> => {
  const isSaved = await flush()
  return isSaved || !warn ? go(isSaved) : warn(() => go(false))
}
