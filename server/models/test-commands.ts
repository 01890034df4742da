// Commands of a model: each says when it makes sense, does one thing to a real portal, and compares both. fast-check draws
// lists of them and shortens the list that fails.

import fc from 'fast-check'

type Steps<Model extends object, Real> = fc.Arbitrary<fc.AsyncCommand<Model, Real>>

/** `name` is how a failure prints it. */
export const command = <Model extends object, Real>(
  name: string,
  run: (model: Model, real: Real) => Promise<void>,
  check: (model: Readonly<Model>) => boolean = () => true,
): fc.AsyncCommand<Model, Real> => ({ check, run, toString: () => name })

/** Fails with the shortest list of commands after which the portal is not what the model says. */
export const agree = async <Model extends object, Real>({
  runs,
  most,
  commands,
  begin,
  end,
}: {
  runs: number
  /** The most commands of a list; half of it on average. */
  most: number
  commands: readonly Steps<Model, Real>[]
  begin(): Promise<{ model: Model; real: Real }>
  /** Compares once more when a run is over. */
  end?(model: Model, real: Real): Promise<void>
}): Promise<void> => {
  const lists = fc.commands<Model, Real, false>([...commands], { maxCommands: most, size: 'max' })
  await fc.assert(
    fc.asyncProperty(lists, async list => {
      const setup = await begin()
      await fc.asyncModelRun(async () => setup, list)
      await end?.(setup.model, setup.real)
    }),
    {
      numRuns: runs,
      seed: Number(process.env.MODEL_SEED ?? 20_261_130),
      includeErrorInReport: true,
    },
  )
}

/** How many runs a file of every day makes, and how many those of `npm run test:all`. */
export const runs = { short: 10, long: 200 }
