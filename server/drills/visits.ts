// People who look around and file while something is done to the servers, and what they met that was no success.

import { call, filing, type Person } from './calls.ts'

export type Visits = { failures: string[]; calls: number }

/**
 * @param portOf the port that the next call goes to
 * @param work receives what failed so far; the visits end with it
 */
export const whileTheyWork = async (
  people: readonly Person[],
  portOf: () => number,
  work: (failures: readonly string[]) => Promise<void>,
): Promise<Visits> => {
  const failures: string[] = []
  let [isOver, calls] = [false, 0]
  const visits = people.map(async person => {
    while (!isOver)
      for (const sent of [
        { path: '/services', headers: { accept: 'text/html' } },
        { path: '/api/Categories', headers: person.headers },
        filing(person),
      ]) {
        const answer = await call(portOf(), sent).catch((error: Error) => ({
          status: 0,
          body: error.message,
        }))
        calls += 1
        if (answer.status !== 200 && answer.status !== 201)
          failures.push(`${sent.path} ${answer.status} ${answer.body.slice(0, 120)}`)
      }
  })
  try {
    await work(failures)
  } finally {
    isOver = true
    await Promise.all(visits)
  }
  return { failures, calls }
}
