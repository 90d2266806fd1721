const day = '((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))'
const leapDay = '(\\d\\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29'
const time = '([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?'

/** An instant as people write it, with its distance from UTC, on a day that there is: 2026-12-24T18:00:00+03:00. */
export const instantPattern = `^(\\d{4}-${day}|${leapDay})T${time}(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$`
