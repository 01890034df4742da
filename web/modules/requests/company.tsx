// The company that something is done for, in one line: its name and its number in the commercial register.

import type { Company } from '@bawaba/contract/entities/company.ts'
import { Ltr, Name } from '@bawaba/ui/bidi.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { messages } from './messages.ts'

export const CompanyLine = ({ company: { name, registerNumber } }: { company: Company }) => (
  <Words
    message={messages.company}
    params={{ name: <Name>{name}</Name>, number: <Ltr>{registerNumber}</Ltr> }}
  />
)
