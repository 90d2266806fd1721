import { type Fault, faults } from './faults.ts'

/** A page for whoever tries out a sandbox. Codes are upper-case letters, digits and underlines, so nothing in it is escaped. */
export function faultPage(set: readonly (readonly [vendor: string, fault: Fault])[]): string {
  const options = Object.entries(faults).map(
    ([name, meaning]) => `<option value="${name}">${name}: ${meaning}</option>`,
  )
  const now = set.map(([vendor, fault]) => `<li>${vendor}: ${faults[fault]}</li>`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Vendors’ wallets</title>
<h1>Vendors’ wallets</h1>
<p>How a vendor’s wallet answers, until this server is started again.</p>
<form method="post">
<p><label>Vendor’s code <input name="vendor" required pattern="[A-Za-z][A-Za-z0-9_]+" placeholder="BGS"></label></p>
<p><label>It <select name="fault">${options.join('')}</select></label></p>
<p><button>Set</button></p>
</form>
<ul>${now.join('')}</ul>
</html>
`
}
