// One meter: how it stands, its last reading, and what can be done with it.

import { formatDate, formatNumber } from '@bawaba/language/index.ts'
import { Bdi, Ltr } from '@bawaba/ui/bidi.tsx'
import { Card } from '@bawaba/ui/card.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Pill, type PillKind } from '@bawaba/ui/pill.tsx'
import { GoButton } from '@bawaba/web/shell/links.tsx'
import { type ReactNode, useState } from 'react'
import type { OwnMeter } from '../../meter-calls.ts'
import { grouped } from '../../numbers.ts'
import { addMeter, type MeterState, meterReading, payBills } from '../../states.ts'
import { rememberMeter } from '../chosen-meter.ts'
import { Consumption } from './consumption.tsx'
import { messages, stateWords } from './messages.ts'
import { MeterDetails } from './meter-details.tsx'
import styles from './meters.module.css'

const looks: Record<MeterState, PillKind> = {
  NEW: 'new',
  UNDER_REVIEW: 'open',
  NEEDS_EXTRA_INFORMATION: 'waiting-on-applicant',
  APPROVED: 'done',
  INACTIVE: 'cancelled',
  REJECTED: 'rejected',
  DELETED: 'cancelled',
}

const Actions = ({ meter: { ID, name, number, state, sending } }: { meter: OwnMeter }) => {
  const text = useText()
  const named = (what: string) => text(messages.ofMeter, { what, name })
  const follow = { serviceSlug: addMeter, entryId: ID }
  return (
    <div className={styles.actions} onClickCapture={() => rememberMeter(number)}>
      {state === 'APPROVED' && (
        <>
          {!sending && (
            <GoButton
              variant="primary"
              small
              to="/services/$serviceSlug/add"
              params={{ serviceSlug: meterReading }}
              aria-label={named(text(messages.read))}
            >
              {text(messages.read)}
            </GoButton>
          )}
          <GoButton
            small
            to="/services/$serviceSlug/add"
            params={{ serviceSlug: payBills }}
            aria-label={named(text(messages.pay))}
          >
            {text(messages.pay)}
          </GoButton>
          <GoButton
            small
            to="/services/$serviceSlug/entries/$entryId/$activityId"
            params={{ ...follow, activityId: 'DELETE' }}
            aria-label={named(text(messages.remove))}
          >
            {text(messages.remove)}
          </GoButton>
        </>
      )}
      {state !== 'APPROVED' && state !== 'DELETED' && (
        <GoButton
          small
          to="/services/$serviceSlug/entries/$entryId"
          params={follow}
          aria-label={named(text(messages.follow))}
        >
          {text(messages.follow)}
        </GoButton>
      )}
    </div>
  )
}

/** A part that is fetched once it is opened. */
const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  )
}

export const MeterCard = ({ meter }: { meter: OwnMeter }) => {
  const text = useText()
  const language = useLanguage()
  const { name, number, state, address, deletionReason, reading, sending } = meter
  return (
    <Card className={styles.meter}>
      <div className={styles.head}>
        <h2>
          <Bdi>{name}</Bdi>
        </h2>
        <Pill kind={looks[state]}>{text(stateWords[state])}</Pill>
      </div>
      <DefinitionList>
        <Definition term={text(messages.number)}>
          <Ltr>{grouped(number)}</Ltr>
        </Definition>
        {address && <Definition term={text(messages.place)}>{address[language]}</Definition>}
        {deletionReason && (
          <Definition term={text(messages.whyRemoved)}>{deletionReason[language]}</Definition>
        )}
        {state === 'APPROVED' && (
          <Definition term={text(messages.lastReading)}>
            {reading
              ? text(messages.onDay, {
                  value: formatNumber(language, reading.value),
                  day: formatDate(language, reading.on),
                })
              : text(messages.noReading)}
          </Definition>
        )}
      </DefinitionList>
      {sending && (
        <p>
          <GoButton
            small
            to="/services/$serviceSlug/entries/$entryId"
            params={{ serviceSlug: meterReading, entryId: sending }}
          >
            {text(messages.sending)}
          </GoButton>
        </p>
      )}
      <Actions meter={meter} />
      {state === 'APPROVED' && (
        <>
          <Part title={text(messages.details)}>
            <MeterDetails number={number} />
          </Part>
          <Part title={text(messages.consumption)}>
            <Consumption number={number} />
          </Part>
        </>
      )}
    </Card>
  )
}
