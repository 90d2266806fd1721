import type { Guides } from './guides.ts'

/** Controls and forms: what is pressed, typed and sent. */
export const controls: Guides = {
  'components/Button': {
    use: [
      'One primary button in a view: the action the page is there for.',
      'A verb and its object: “Place bet”, “Sign out”.',
    ],
    avoid: [
      'Two primary buttons beside each other.',
      'A button for a change of address: with an address it is a link.',
    ],
  },
  'components/Checkbox': {
    use: ['For consent, and for several of many.'],
    avoid: ['What counts at once, without sending a form.', 'Consent that is ticked beforehand.'],
  },
  'components/CodeField': {
    use: ['Where a code has to be sent first: the button says when it can be sent again.'],
    avoid: ['A code from an authenticator app, which nobody sends: that is OneTimeCode.'],
  },
  'components/SearchPalette': {
    use: [
      'For one title among thousands: every key press shows the best ones.',
      'Put it into a dialog that the key `/` opens.',
    ],
    avoid: ['A list the visitor is already looking at: filter that list.', 'Choosing one of twenty: that is Select.'],
  },
  'components/DateRange': {
    use: [
      'For two days that belong together; ready-made ranges for what most people want.',
      'Say the product’s own day with `today`: it may not be the reader’s.',
    ],
    avoid: [
      'A day of birth: three fields are typed faster.',
      'A limit that shows only as an error: close the days with `min` and `max`.',
    ],
  },
  'components/DialingCode': {
    use: ['Before a mobile number; the list is searched by country and by code.'],
    avoid: ['Choosing a country of residence: a select says what is meant.'],
  },
  'components/Form': {
    use: [
      'For everything that is sent: heading, fields, one button, and the way on for those who are wrong here.',
      'Names of fields are those of the server, so that its refusals find their places.',
    ],
    avoid: [
      'A button that stays dead until everything is right: let it say what is missing.',
      'A setting that counts at once: that is a switch.',
    ],
  },
  'components/IconButton': {
    use: ['Where space is short and the drawing is known to everybody: close, search, favourite.'],
    avoid: ['An action that is done once in a lifetime: it needs its words.'],
  },
  'components/ListSwitch': {
    use: ['For two or three views of one list, of which none or one is on.'],
    avoid: ['Filters that add up: those are checkboxes.'],
  },
  'components/LoadMore': {
    use: ['Below a list that people look around in: what was seen stays.'],
    avoid: ['Records: a place in them must be found again, by pages.'],
  },
  'components/Menu': {
    use: [
      'For actions on one thing that are wanted now and then.',
      'What cannot be taken back stands last, below a line.',
    ],
    avoid: [
      'The main action of a page: it has a button in sight.',
      'A choice that is sent with a form: that is a select.',
    ],
  },
  'components/OneTimeCode': {
    use: ['For a code of known length; pasting and the phone’s own suggestion fill all of it.'],
    avoid: ['Passwords, and codes of unknown length.', 'Sending before the last figure is there.'],
  },
  'components/Pagination': {
    use: ['Where a place in the list must be found again: records, results.'],
    avoid: ['Looking around: LoadMore keeps what was seen.'],
  },
  'components/PasswordField': {
    use: ['For secrets, with the eye that shows them.'],
    avoid: ['Asking for the same password twice when it can be shown.'],
  },
  'components/Popover': {
    use: ['For a few words or a field or two beside what they are about.'],
    avoid: ['What has to be answered: a dialog holds the page back.', 'Help of a single line: a tooltip does.'],
  },
  'components/RadioGroup': {
    use: ['For two to five choices of which one must hold, with what follows from each in a line.'],
    avoid: ['More than five: a select.', 'Nothing chosen beforehand where most people want the same.'],
  },
  'components/RegistrationForm': {
    use: ['With the fields the server asks for, and no more; age and terms as their own ticks.'],
    avoid: ['Ticks that are set beforehand.', 'A password twice: it can be shown.'],
  },
  'components/Select': {
    use: ['For five to thirty known choices.'],
    avoid: ['Two choices: a switch or tabs show both.', 'Hundreds: they want a search.'],
  },
  'components/Switch': {
    use: [
      'For what counts at once: it says so while it is on its way, and goes back when it is refused.',
      'The words name what is on: “Mails about bonuses”.',
    ],
    avoid: ['What a form sends later: that is a checkbox.', 'Words that turn round: “Disable mails”.'],
  },
  'components/Tabs': {
    use: ['For views of one thing that are read one at a time.'],
    avoid: ['Steps that follow one another.', 'More than six: they want a menu.'],
  },
  'components/TextArea': {
    use: [
      'For words of somebody’s own: a comment, a complaint.',
      'With `most`, so that nobody writes more than is taken.',
    ],
    avoid: ['What fits on one line.', 'Cutting off what is pasted: let the form refuse it and keep the text.'],
  },
  'components/TextField': {
    use: ['A label above, always in sight; a hint where the rule is not plain.'],
    avoid: ['A placeholder instead of a label.', 'An error while somebody is still typing.'],
  },
  'components/Tooltip': {
    use: [
      'For the words of a control that shows a drawing alone.',
      'A line or two of help that nobody needs to go on.',
    ],
    avoid: ['What has to be known: fingers do not hover.', 'Links and buttons inside: those want a popover.'],
  },
}
