// Waiting and measuring in tests, on a machine that others may share.

import { setTimeout as sleep } from 'node:timers/promises'

/** How patient to be: 1 on a quiet machine, more on one that others share. */
export const pace = Number(process.env.PACE ?? 1)

/**
 * Asks again and again until the answer is as wished; answers the last one, wished or not, once the time is over.
 * @param seconds how long on a quiet machine
 */
export const eventually = async <Answer>(
  ask: () => Answer,
  isWished: (answer: Awaited<Answer>) => boolean,
  seconds = 10,
): Promise<Awaited<Answer>> => {
  const until = performance.now() + seconds * 1000 * pace
  let answer = await ask()
  while (!isWished(answer) && performance.now() < until) {
    await sleep(20)
    answer = await ask()
  }
  return answer
}

const cpuTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * What something costs: its result, and the milliseconds that this process, with all its threads, was at work meanwhile.
 * Unlike the time on the wall it does not grow with what else the machine does.
 */
export const measureCpu = async <Result>(
  act: () => Promise<Result> | Result,
): Promise<{ result: Result; milliseconds: number }> => {
  const before = cpuTime()
  const result = await act()
  return { result, milliseconds: cpuTime() - before }
}
