// While a service is previewed, a page loads anew once it was published again. What was typed is stored on the way out.

import type { Client } from '../client/client.ts'

const everyMs = 1000

export const reloadOnChange = (client: Client): void => {
  let known: string | undefined
  const look = async (): Promise<void> => {
    // A portal that ends leaves the page as it is.
    const answer = await client.call('GET dev/preview').catch(() => undefined)
    if (answer && known !== undefined && answer.mark !== known) return location.reload()
    known = answer?.mark ?? known
    setTimeout(look, everyMs)
  }
  void look()
}
