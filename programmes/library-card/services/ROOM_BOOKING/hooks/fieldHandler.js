// The hours of a room on the first day asked for. Each day the fictional library needs some hour for itself; those that
// other requests have are marked by the portal (`reserves`).

const hours = ['10:00', '13:00', '16:00', '19:00']
const rooms = ['SMALL', 'MIDDLE', 'LARGE']

const isTaken = (hour, hall, day) =>
  hours.indexOf(hour) === (Number(day.slice(8)) + rooms.indexOf(hall)) % hours.length

const optionOf = (hour, hall, day) => ({
  value: hour,
  label: `hour.${hour}`,
  ...(isTaken(hour, hall, day) ? { unavailable: 'hour.full' } : {}),
})

const time = ({ hall, days }) => ({
  fieldsSchema: {
    hour: {
      label: 'hour',
      hint: 'hour.zone',
      type: 'String',
      uniforms: { type: 'radio', options: hours.map(hour => optionOf(hour, hall, days.from)) },
    },
    key: { label: 'key', type: 'String', uniforms: { type: 'text' }, min: 3, max: 60, optional: true },
  },
})

const answersOf = { time }

function fieldHandler(ctx) {
  return answersOf[ctx.field](ctx.answers)
}
