// Goes through what waits in a table, oldest first, so many rows at a time, until a batch is not full.

/** @param read answers the next rows after an id, in its order; `work` takes each batch before the next is read. */
export const eachBatch = async <Row extends { id: number }>(
  read: (after: number, limit: number) => Promise<readonly Row[]>,
  limit: number,
  work: (rows: readonly Row[]) => Promise<void>,
): Promise<void> => {
  for (let after = 0, count = limit; count === limit; ) {
    const rows = await read(after, limit)
    await work(rows)
    after = rows.at(-1)?.id ?? after
    count = rows.length
  }
}
