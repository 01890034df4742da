// A place: degrees to type, the place one is at now, an address, and a map where the deployment has tiles.

import { localiseDigits } from '@bawaba/language/index.ts'
import { LocationInput, locationPartId, readLocation } from '@bawaba/ui/controls/location-input.tsx'
import { usePorts } from '../../react/ports.tsx'
import { controlOf, type Widget, type WidgetProps } from '../../react/widget.tsx'
import { axisOfFault, formatDegrees, type Place, typedPlaceOf } from './location.ts'

const Control = (props: WidgetProps) => {
  const { field, store, language } = props
  const { mapDomain } = usePorts()
  const fault = store.errorOf(field.name)
  const read = (input: unknown): Place | undefined => {
    const parsed = field.kind.parse(input, field)
    return 'value' in parsed ? (parsed.value as Place | undefined) : undefined
  }
  return (
    <LocationInput
      {...controlOf(props)}
      defaultValue={typedPlaceOf(store.get(field.name), language)}
      wrongPart={fault && axisOfFault(fault)}
      mapDomain={mapDomain}
      placeOf={read}
      degrees={value => localiseDigits(language, formatDegrees(value, language))}
    />
  )
}

export const locationWidget: Widget = {
  frame: () => 'group',
  Control,
  read: readLocation,
  target: (id, fault) => locationPartId(id, axisOfFault(fault) ?? 'lat'),
}
