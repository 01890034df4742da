// What every page of the bench offers the one that measures, and the clock inside it: from an event to the moment
// after the frame that shows it.

import { type Question, questions, switchName, switchValues } from './questions.ts'

/** Draws a form into an element. `isSkipping`: what is out of sight is not laid out (content-visibility). */
export type Mount = (host: HTMLElement, form: { questions: Question[]; isSkipping: boolean }) => void

const painted = (): Promise<number> =>
  new Promise(resolve =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => resolve(performance.now())
      channel.port2.postMessage(undefined)
    }),
  )
const turn = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

const frame = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-field="${name}"]`)
  if (!found) throw new Error(`The page does not ask ${name}`)
  return found
}
const shownCount = (): number =>
  [...document.querySelectorAll('form [data-field]')].filter(one => !one.closest('[hidden]')).length

/** Waits until something holds, then for the frame that shows it. */
const until = async (holds: () => boolean): Promise<number> => {
  const limit = performance.now() + 60_000
  while (!holds()) {
    if (performance.now() > limit) throw new Error('The page does not do what it is asked for')
    await turn()
  }
  return painted()
}

const choose = (value: string) =>
  frame(switchName).querySelector<HTMLInputElement>(`input[value="${value}"]`)?.click()

/** From a choice to the paint of all that it shows or hides. */
const toggle = async (value: string, expected: number): Promise<number> => {
  const began = performance.now()
  choose(value)
  return (await until(() => shownCount() === expected)) - began
}

const keyTimes: number[] = []
const watchKeys = () => {
  let pressed = 0
  addEventListener('keydown', event => (pressed = event.timeStamp), true)
  addEventListener(
    'input',
    () => {
      const from = pressed
      void painted().then(at => keyTimes.push(at - from))
    },
    true,
  )
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
/** What the scripts of the page take for each of some letters typed into a question. */
const scriptTimes = async (name: string, count: number): Promise<number[]> => {
  const box = frame(name).querySelector<HTMLInputElement>('input')
  const times: number[] = []
  for (let letter = 0; letter < count && box; letter++) {
    setValue?.call(box, `${box.value}${letter % 10}`)
    const began = performance.now()
    box.dispatchEvent(new Event('input', { bubbles: true }))
    // React works in microtasks: ours comes after them.
    await new Promise<void>(resolve => queueMicrotask(() => queueMicrotask(resolve)))
    times.push(performance.now() - began)
    await turn()
  }
  return times
}

/** From pressing the button with nothing answered to the paint of every message and of the summary. */
const submit = async (expected: number): Promise<number> => {
  const began = performance.now()
  document.querySelector('form')?.requestSubmit()
  return (
    (await until(
      () =>
        document.activeElement?.tagName === 'SECTION' &&
        document.activeElement.querySelectorAll('li').length >= expected,
    )) - began
  )
}

/** Elements of the form without the options of its lists, for each of its fields. */
const elementsPerField = (): number =>
  document.querySelectorAll('form *:not(option)').length /
  document.querySelectorAll('form [data-field]').length

export const serve = (mount: Mount): void => {
  watchKeys()
  const start = async (count: number, isSkipping: boolean): Promise<number> => {
    const host = document.getElementById('form') as HTMLElement
    const fields = questions(count)
    const total = fields.reduce((sum, { inside = [] }) => sum + 1 + inside.length * 2, 0)
    await painted()
    const began = performance.now()
    mount(host, { questions: fields, isSkipping })
    return (await until(() => shownCount() === total)) - began
  }
  const bench = {
    start,
    scriptTimes,
    submit,
    elementsPerField,
    shownCount,
    hide: (expected: number) => toggle(switchValues.off, expected),
    show: (expected: number) => toggle(switchValues.on, expected),
    focus: (name: string) => frame(name).querySelector('input')?.focus(),
    keyTimes: async () => {
      await painted()
      return keyTimes.splice(0)
    },
  }
  Object.assign(window, { bench })
}

/** The bench as the one that measures calls it. */
export type Bench = {
  start(count: number, isSkipping: boolean): Promise<number>
  scriptTimes(name: string, count: number): Promise<number[]>
  submit(expected: number): Promise<number>
  elementsPerField(): number
  shownCount(): number
  hide(expected: number): Promise<number>
  show(expected: number): Promise<number>
  focus(name: string): void
  keyTimes(): Promise<number[]>
}
