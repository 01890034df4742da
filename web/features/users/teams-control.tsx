// The teams that someone belongs to, found by typing: each is called by its service and its own name.

import type { StaffChoices } from '@bawaba/contract/entities/staff-choices.ts'
import { MultiSelectInput, readChoices } from '@bawaba/ui/controls/select-input.tsx'
import { useLanguage } from '@bawaba/ui/language.tsx'
import type { Control, DrawProps } from '../../forms/fields.ts'

type Teams = StaffChoices['teams']
type Names = readonly string[]

const TeamsInput = ({
  teams,
  stored,
  initial,
  id,
  invalid,
}: DrawProps<Names> & { teams: Teams; stored: Names }) => {
  const language = useLanguage()
  const options = [
    ...teams.map(({ name, label }) => ({ value: name, label: label[language] })),
    // One that its service names no more stays to be read, and to be taken away.
    ...stored
      .filter(name => !teams.some(team => team.name === name))
      .map(name => ({ value: name, label: name })),
  ]
  return (
    <MultiSelectInput id={id} name="teams" defaultValue={[...initial]} options={options} invalid={invalid} />
  )
}

export const teamsControl = (teams: Teams, stored: Names): Control<Names, Names> => ({
  frame: 'group',
  empty: [],
  draw: props => <TeamsInput {...props} teams={teams} stored={stored} />,
  read: frame => readChoices(frame),
  value: names => names,
})
