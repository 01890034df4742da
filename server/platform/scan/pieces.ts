// A file read piece by piece, so that a check of a large one needs no more memory than of a small one.

import { type FileHandle, open } from 'node:fs/promises'

const pieceSize = 1 << 20

/** Opens a file for as long as a check needs it. */
export const withFile = async <Result>(
  path: string,
  check: (handle: FileHandle) => Promise<Result>,
): Promise<Result> => {
  const handle = await open(path, 'r')
  try {
    return await check(handle)
  } finally {
    await handle.close()
  }
}

export const readAt = async (handle: FileHandle, position: number, length: number): Promise<Buffer> => {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await handle.read(buffer, 0, length, position)
  return buffer.subarray(0, bytesRead)
}

/** Pieces in order, each beginning with the last `overlap` bytes of the one before: nothing hides at a seam. */
export async function* piecesOf(handle: FileHandle, overlap: number): AsyncGenerator<Buffer> {
  let position = 0
  for (;;) {
    const piece = await readAt(handle, position, pieceSize + overlap)
    if (piece.length === 0) return
    yield piece
    if (piece.length < pieceSize + overlap) return
    position += pieceSize
  }
}
