// The storage cannot take or give bytes now (no room, no answer); a later try may succeed. The HTTP layer answers 503.

export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

/** No room on the disk, over the quota, or turned read-only by a fault of the disk. */
const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])

/**
 * Whether there is no room. A stream that bytes come through fails with the disk's own error, maybe before whoever works on
 * the disk could say it in other words.
 */
export const isNoRoom = (error: unknown): boolean => noRoom.has((error as { code?: string })?.code ?? '')

/** Work on the disk, which fails with StorageUnavailable where there is no room; other errors pass as they are. */
export const onDisk = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch(error => {
    throw isNoRoom(error) ? new StorageUnavailable('There is no room for files', { cause: error }) : error
  })
