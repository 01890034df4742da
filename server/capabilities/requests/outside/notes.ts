// What programmes say of a request to the staff who decide about it: whether a register agrees. Nobody waits long for it.

import { setTimeout as pause } from 'node:timers/promises'
import type { Text } from '@bawaba/language/index.ts'
import type { Contributions } from '../../../capability.ts'
import type { RequestRecord } from '../row.ts'

const patience = 1500
const notNow: Text = {
  ar: 'تعذر سؤال الجهة الآن. أعد فتح الطلب بعد قليل.',
  en: 'The other side could not be asked now. Open the request again in a while.',
}

export type NotesOf = (
  request: Pick<RequestRecord, 'id' | 'serviceSlug' | 'ownerId' | 'data'>,
) => Promise<Text[]>

export const notesBy =
  (contributions: Contributions): NotesOf =>
  async ({ id, serviceSlug, ownerId, data }) => {
    const writers = [...contributions.values()].flatMap(({ notes }) => notes?.[serviceSlug] ?? [])
    const found = await Promise.all(
      writers.map(write =>
        Promise.race([
          write({ id, ownerId, answers: data }).catch(() => [notNow]),
          pause(patience, [notNow], { ref: false }),
        ]),
      ),
    )
    return found.flat()
  }
