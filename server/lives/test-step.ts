// What can befall a life, with how likely each is.

import { bounce, carryOut, payee, voidRecord } from './test-hands.ts'
import {
  type Act,
  approve,
  ask,
  begin,
  book,
  type Crew,
  cancel,
  check,
  decide,
  fail,
  type Life,
  look,
  office,
  pay,
  pickBy,
  prove,
  refuse,
  reject,
  transfer,
} from './test-life.ts'

const portalActs: readonly (readonly [number, string, Act])[] = [
  [30, 'begin', begin],
  [8, 'prove', prove],
  [5, 'look', look],
  [4, 'cancel', cancel],
  [10, 'book', book],
  [6, 'refuse', refuse],
  [4, 'office', office],
  [4, 'ask', ask],
  [8, 'decide', decide],
  [3, 'check', check],
  [3, 'reject', reject],
  [3, 'approve', approve],
  [4, 'payee', payee],
  [4, 'carry out', carryOut],
  [4, 'bounce', bounce],
  [2, 'void', voidRecord],
]
/** What happens whether the portal is there or not. */
const outsideActs: readonly (readonly [number, string, Act])[] = [
  [24, 'pay', pay],
  [4, 'fail', fail],
  [9, 'transfer', transfer],
]

/** Every act that a run must have seen succeed: one that is always refused proves nothing. */
export const actNames: readonly string[] = [...portalActs, ...outsideActs].map(([, name]) => name)

/** The next thing to befall a life. What is refused, or has nothing to be done to, is followed by another draw. */
export const step = async (crew: Crew, life: Life, isPortalAway: boolean): Promise<void> => {
  const acts = isPortalAway ? outsideActs : [...portalActs, ...outsideActs]
  // Each act stands as often as it weighs.
  const drawn = acts.flatMap(([weight, ...rest]) => Array.from({ length: weight }, () => rest))
  const before = life.done.length
  for (let tries = 0; tries < 4 && life.done.length === before; tries++) {
    const [name, act] = pickBy(life.random, drawn)
    life.acts.push(name)
    await act(crew, life)
  }
}
