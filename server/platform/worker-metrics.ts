// The figures of a server of several processes: whichever is asked has its supervisor gather those of all.

import cluster, { type Worker } from 'node:cluster'
import { ClusterRegistry, type Registry } from '@prometheus-io/client'

type Question = { metricsQuestion: number }
type Answer = { metricsAnswer: number; text?: string }

/** The supervisor answers its workers from now on. */
export const answerWorkers = (): void => {
  const gathered = new ClusterRegistry()
  cluster.on('message', (worker: Worker, message: Partial<Question>) => {
    const { metricsQuestion } = message
    if (metricsQuestion === undefined) return
    // Without a text the worker gives its own figures: one that is just ending must not keep all from being read.
    const answer = (text?: string) =>
      worker.isConnected() &&
      worker.send({ metricsAnswer: metricsQuestion, ...(text === undefined ? {} : { text }) })
    gathered.clusterMetrics().then(answer, () => answer())
  })
}

/** Reads the figures of this registry, and in a worker those of all workers. */
export const metricsReader = (registry: Registry): (() => Promise<string>) => {
  if (!cluster.isWorker) return () => registry.metrics()
  ClusterRegistry.setRegistries(registry)
  // Answers the supervisor's own question.
  new ClusterRegistry()
  let questions = 0
  return () =>
    new Promise(resolve => {
      const number = questions++
      const hear = ({ metricsAnswer, text }: Partial<Answer>) => {
        if (metricsAnswer !== number) return
        process.off('message', hear)
        resolve(text ?? registry.metrics())
      }
      process.on('message', hear)
      process.send?.({ metricsQuestion: number } satisfies Question)
    })
}
