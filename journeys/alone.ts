// Journeys run side by side, and one person has one draft of a service: whoever needs it enters alone.

import { mkdir, rmdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BrowserContext, request } from '@playwright/test'

/** Whoever was in a room for longer has been ended without leaving it. */
const longestStay = 900_000

const isForgotten = async (door: string): Promise<boolean> => {
  const found = await stat(door).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs > longestStay
}

/** Waits until nobody is in the room of this name; the answer leaves it. */
export const enter = async (room: string): Promise<() => Promise<void>> => {
  const run = new URL(process.env.PORTAL ?? '').port
  const door = join(tmpdir(), `bawaba-journey-${run}-${room}`)
  const leave = () => rmdir(door).catch(() => undefined)
  while (true) {
    const isIn = await mkdir(door).then(
      () => true,
      () => false,
    )
    if (isIn) return leave
    if (await isForgotten(door)) await leave()
    await sleep(200)
  }
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** Deletes the drafts that a person has of a service. */
export const withoutDrafts = async (state: State, service: string): Promise<void> => {
  const token = state.origins[0]?.localStorage.find(({ name }) => name === 'usertoken')?.value ?? ''
  const api = await request.newContext({
    baseURL: process.env.PORTAL ?? '',
    storageState: state,
    extraHTTPHeaders: { 'x-app-mode': 'CITIZEN', 'x-csrf-token': token },
  })
  const drafts = (await (await api.get(`/api/drafts/${service}`)).json()) as { id: string }[]
  for (const { id } of drafts) {
    const answer = await api.delete(`/api/drafts/${service}/${id}`)
    if (!answer.ok()) throw new Error(await answer.text())
  }
  await api.dispose()
}
