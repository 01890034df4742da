// Whether a service outside can be reached at all: its name is known, it takes a connection, its certificate holds.

/**
 * Rejects where the origin of an address gives no answer over HTTP. Any answer will do: what the service makes of a call
 * without a path and without keys says nothing about it.
 */
export const reach = async (address: string, limit: AbortSignal): Promise<void> => {
  // The origin alone: what an address holds besides, a password by mistake, is in no request and no error.
  const answer = await fetch(new URL(address).origin, { method: 'HEAD', redirect: 'manual', signal: limit })
  await answer.body?.cancel()
}
