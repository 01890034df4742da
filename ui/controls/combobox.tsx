// A long list that is typed into, for one answer or several. It is fetched when a form has one (select-input.tsx).
// What is sent stands in hidden inputs; a text that names no option is sent as it is, so that the rules can say so.

import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { IconButton } from '../button.tsx'
import { classes } from '../classes.ts'
import { Icon } from '../icon.tsx'
import { useText } from '../language.tsx'
import type { Choice, LongListProps } from './choices.ts'
import styles from './combobox.module.css'
import control from './control.module.css'
import { controlClass, describing } from './control.tsx'
import { Found, ListBox, optionId, useMarked } from './list-box.tsx'
import { foldOptions, matchesOf, namedBy } from './matching.ts'
import { messages } from './messages.ts'

/** The values, in hidden inputs that the form's listener reads; it is told of every change but the first. */
const Sent = ({ name, values }: { name: string; values: readonly string[] }) => {
  const frame = useRef<HTMLSpanElement>(null)
  const announced = useRef(values.join('\n'))
  useEffect(() => {
    const now = values.join('\n')
    if (announced.current === now) return
    announced.current = now
    frame.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [values])
  return (
    <span ref={frame} hidden>
      {(values.length === 0 ? [''] : values).map(value => (
        <input key={value} type="hidden" name={name} value={value} readOnly />
      ))}
    </span>
  )
}

const useSearch = (options: readonly Choice[]) => {
  const folded = useMemo(() => foldOptions(options), [options])
  const [typed, setTyped] = useState<string>()
  const matches = useMemo(() => matchesOf(folded, typed ?? ''), [folded, typed])
  return { typed, setTyped, matches, named: (text: string) => namedBy(folded, text) }
}

export const Combobox = ({
  isMultiple,
  options,
  defaultValues,
  placeholder,
  width,
  ...props
}: LongListProps) => {
  const text = useText()
  const { id, name } = props
  const input = useRef<HTMLInputElement>(null)
  const search = useSearch(options)
  const { matches } = search
  const { isOpen, marked, show, hide, move } = useMarked(matches.length)
  const [values, setValues] = useState(defaultValues)

  const isOption = (value: string) => options.some(option => option.value === value)
  const chosen = values.filter(isOption)
  const labelOf = (value: string) => options.find(option => option.value === value)?.label ?? value
  // One answer stands in the box itself; of several those that are no option, to be put right.
  const stands = isMultiple ? values.find(value => !isOption(value)) : values[0]
  const shown = search.typed ?? (stands === undefined ? '' : labelOf(stands))

  const type = (typed: string) => {
    const value = search.named(typed)?.value ?? typed.trim()
    const sent = value === '' ? [] : [value]
    search.setTyped(typed)
    setValues(isMultiple ? [...new Set([...chosen, ...sent.filter(one => !isOption(one))])] : sent)
    show(typed.trim() === '' ? -1 : 0)
  }
  const choose = ({ value, unavailable }: Choice) => {
    if (unavailable !== undefined) return
    const without = chosen.filter(one => one !== value)
    search.setTyped(undefined)
    setValues(isMultiple ? (without.length < chosen.length ? without : [...chosen, value]) : [value])
    if (isMultiple) show()
    else hide()
  }
  const leave = () => {
    const named = search.typed === undefined ? undefined : search.named(search.typed)
    if (isMultiple && named) setValues([...new Set([...chosen, named.value])])
    search.setTyped(undefined)
    hide()
  }
  const press = (event: KeyboardEvent) => {
    if (move(event)) return
    const option = matches[marked]
    if (event.key === 'Enter' && isOpen) {
      // Enter belongs to the list while it is open, and to the form when it is not.
      event.preventDefault()
      if (option) choose(option)
      else hide()
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      hide()
    }
  }
  const remove = (value: string) => {
    setValues(values.filter(one => one !== value))
    input.current?.focus()
  }

  return (
    <div className={classes(styles.combobox, width && control[width])}>
      {isMultiple && chosen.length > 0 && (
        <ul className={styles.chips} aria-label={text(messages.chosen)}>
          {chosen.map(value => (
            <li key={value} className={styles.chip}>
              {labelOf(value)}
              <IconButton
                small
                icon="close"
                label={text(messages.remove, { name: labelOf(value) })}
                onClick={() => remove(value)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.box}>
        <input
          ref={input}
          id={id}
          type="text"
          role="combobox"
          // Of several answers the legend names the whole; the box needs a name of its own.
          aria-label={isMultiple ? text(messages.typeToFind) : undefined}
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isOpen && matches.length > 0}
          aria-controls={isOpen && matches.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={isOpen && matches[marked] ? optionId(id, marked) : undefined}
          className={controlClass(props, styles.input)}
          placeholder={placeholder ?? text(messages.typeToFind)}
          value={shown}
          onChange={event => type(event.target.value)}
          onClick={() => isOpen || show()}
          onKeyDown={press}
          onBlur={leave}
          {...describing(props)}
        />
        <Icon name="down" />
        {isOpen && (
          <ListBox
            id={id}
            isMultiple={isMultiple}
            marked={marked}
            chosen={chosen}
            options={matches}
            onChoose={choose}
          />
        )}
      </div>
      <Found count={isOpen && search.typed !== undefined ? matches.length : undefined} />
      <Sent name={name} values={values} />
    </div>
  )
}
