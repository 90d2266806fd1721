import Type from 'typebox'

/** The days a record is asked for. */
export const recordDays = {
  startDate: Type.String({ format: 'date', description: 'yyyy-MM-dd, in the time zone given' }),
  endDate: Type.String({ format: 'date' }),
  timeZone: Type.Optional(Type.String({ maxLength: 64, description: 'IANA name; UTC when left out' })),
}
