// A place: degrees to type, the place one is at now, an address, and a map where the deployment has tiles.

import { localiseDigits } from '@bawaba/language/index.ts'
import { LocationInput, locationPartId, readLocation } from '@bawaba/ui/controls/location-input.tsx'
import { usePorts } from '../../react/ports.tsx'
import { controlOf, type Widget, type WidgetProps } from '../../react/widget.tsx'
import { axisOfError, formatDegrees, type Position, typedPositionOf } from './location.ts'

const Control = (props: WidgetProps) => {
  const { field, store, language } = props
  const { mapDomain } = usePorts()
  const error = store.errorOf(field.name)
  const read = (input: unknown): Position | undefined => {
    const parsed = field.kind.parse(input, field)
    return 'value' in parsed ? (parsed.value as Position | undefined) : undefined
  }
  return (
    <LocationInput
      {...controlOf(props)}
      defaultValue={typedPositionOf(store.get(field.name), language)}
      wrongPart={error && axisOfError(error)}
      mapDomain={mapDomain}
      spotOf={read}
      degrees={value => localiseDigits(language, formatDegrees(value, language))}
    />
  )
}

export const locationWidget: Widget = {
  frame: () => 'group',
  Control,
  read: readLocation,
  target: (id, error) => locationPartId(id, axisOfError(error) ?? 'lat'),
}
