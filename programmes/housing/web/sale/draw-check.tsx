// Computes a draw again in the browser: from the list as it is downloaded and the seed, by the rules that the server draws by.

import { drawOrder, textHash } from '@bawaba/contract/draw.ts'
import type { Draw } from '@bawaba/contract/entities/sale.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useSingleMutation } from '@bawaba/web/client/use-single-mutation.tsx'
import { drawMessages as messages } from './draw-messages.ts'
import styles from './sale.module.css'
import { entriesAddress } from './sale-queries.ts'

const checks = {
  checkSeed: async ({ seed = '', seedHash }: Draw) => (await textHash(seed)) === seedHash,
  checkList: async ({ entriesHash }: Draw, list: string) => (await textHash(list)) === entriesHash,
  checkOrder: async ({ seed = '', order = [], beaconValue }: Draw, list: string) => {
    const codes = list === '' ? [] : list.split('\n')
    return (await drawOrder(seed, codes, beaconValue)).order.join() === order.join()
  },
} as const
type Check = keyof typeof checks
const names = Object.keys(checks) as Check[]

const run = async (project: string, draw: Draw): Promise<Record<Check, boolean>> => {
  const answer = await fetch(entriesAddress(project), { cache: 'no-store' })
  if (!answer.ok) throw new Error(`The list answered ${answer.status}`)
  const list = await answer.text()
  const verdicts = await Promise.all(names.map(async name => [name, await checks[name](draw, list)]))
  return Object.fromEntries(verdicts)
}

export const DrawCheck = ({ project, draw }: { project: string; draw: Draw }) => {
  const text = useText()
  const { data, isPending, error, mutate } = useSingleMutation({ mutationFn: () => run(project, draw) })
  const isCorrect = data && names.every(name => data[name])
  return (
    <section className={styles.part}>
      <h2>{text(messages.check)}</h2>
      <p>{text(messages.checkText)}</p>
      <Button variant="primary" busy={isPending} onClick={() => mutate()}>
        {text(messages.check)}
      </Button>
      {error && <Notice kind="error">{text(messages.failed)}</Notice>}
      {data && (
        <Notice
          kind={isCorrect ? 'success' : 'error'}
          title={text(isCorrect ? messages.allPassed : messages.someWrong)}
        >
          <ul className={styles.checks}>
            {names.map(name => (
              <li key={name}>
                <Icon name={data[name] ? 'check' : 'alert'} />
                {text(messages[name])}: {text(data[name] ? messages.passed : messages.wrong)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </section>
  )
}
