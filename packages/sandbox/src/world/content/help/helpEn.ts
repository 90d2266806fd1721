import type { HelpItem } from '@foyer/contract'

/** Help in English; `{brand}` stands for the brand's name. */
export const helpEn: readonly HelpItem[] = [
  {
    id: 'start',
    title: 'Getting started',
    content: `<p>Anyone may look around. To play you need an account, and to open one you have to be 18 or older.</p>
<ol><li>Press <strong>Sign up</strong>, choose a user name and a password of at least 8 characters.</li><li>Confirm your age and that you have read the <a href="/help#term">terms</a>.</li><li>You are signed in at once. Your account starts with a balance of zero.</li></ol>
<p>Many games can be tried first: press <strong>Try free</strong> on a tile to play with play money.</p>`,
  },
  {
    id: 'deposit',
    title: 'Deposits',
    content: `<p>Money that you deposit goes to one wallet and can be used in every game.</p>
<ul><li>Only use a bank account or wallet in your own name.</li><li>Most deposits arrive within minutes; a bank transfer may take until the next working day.</li><li>If one has not arrived after a day, contact customer service with the reference of the payment.</li></ul>
<p>This is a demonstration: {brand} takes no deposits. The demo accounts come with an invented balance.</p>`,
  },
  {
    id: 'withdraw',
    title: 'Withdrawals',
    content: `<p>A withdrawal goes back to the account the money came from. Before the first one we check your name and age.</p>
<ul><li>While a withdrawal is being checked you can still take it back.</li><li>You get a message when it is approved, and one with the reason when it is not.</li><li>Open bets stay where they are; only what is not staked can be withdrawn.</li></ul>`,
  },
  {
    id: 'games',
    title: 'Rules of games',
    content: `<p>Each game explains its rules and what it pays behind its own <strong>i</strong> or menu. Three things hold for all of them:</p>
<ul><li><strong>Return to player</strong> is what a game gives back of all stakes over a very long time. It says nothing about one evening.</li><li>If the connection breaks, the round is finished on the server. Its result is in your betting record.</li><li>A round that cannot be finished is cancelled and the stake given back.</li></ul>
<p>A lottery shows when betting closes. A bet that arrives after that is refused and costs nothing.</p>`,
  },
  {
    id: 'records',
    title: 'Your betting record',
    content: `<p>The betting record lists every bet of your account with its time, stake and result. Choose up to two days as the ends of the span, and narrow it by type, provider or state.</p>
<p>Days are days of your own time zone. The totals below the table are those of everything the filter finds, not only of the page you see. <strong>Export</strong> saves it as a table.</p>`,
  },
  {
    id: 'responsible',
    title: 'Responsible play',
    content: `<p>Playing is entertainment that costs money. It is no way to earn any, and none to win back what is lost.</p>
<h3>Before you play</h3><ul><li>Decide on an amount you can do without and on a time to stop.</li><li>Do not play when you are tired, upset or have been drinking.</li></ul>
<h3>Signs that it has become too much</h3><ul><li>You play for longer or for more than you meant to.</li><li>You hide it from people close to you, or borrow money for it.</li><li>You play to escape from worries.</li></ul>
<h3>What you can do</h3><p>Ask customer service to close your account for a day, for six months or for good; it is done at once and cannot be taken back early. Talk to a doctor or a counselling service for gambling in your country: it is free, and you need not give your name.</p>`,
  },
  {
    id: 'security',
    title: 'Keeping your account safe',
    content: `<ul><li>Use a password that you use nowhere else.</li><li>We never ask for your password, by no channel.</li><li>Sign out on computers that others use. <strong>Remember me</strong> keeps your user name for one day, never your password.</li><li>After several wrong attempts a sign-in has to wait a few minutes. That protects you; it does not mean that your account is closed.</li></ul>`,
  },
  {
    id: 'term',
    title: 'Terms',
    content: `<h3>1. Who may play</h3><p>You are 18 or older, or older where your law says so, and playing is legal where you are. One person has one account, in their own name, for their own use.</p>
<h3>2. Money</h3><p>Your balance is yours. It bears no interest. Mistakes in it are corrected in both directions, and every movement is in your records.</p>
<h3>3. Bets</h3><p>A bet stands once it is confirmed. If a game has failed, its rounds are cancelled and the stakes given back. What the server has recorded decides, not what a screen showed.</p>
<h3>4. What is not allowed</h3><p>Programs that play for you, agreements between players at one table, money that is not your own. Such accounts are closed; what is yours by law is paid out.</p>
<h3>5. Closing an account</h3><p>You may close your account at any time and get its balance. We may close it with two weeks' notice, or at once if these terms are broken.</p>
<h3>6. Complaints</h3><p>Write to customer service with the reference of the bet. You get an answer within eight weeks; if it does not satisfy you, you may turn to the dispute body of your country.</p>
<p>{brand} is a demonstration. No real money is taken or paid.</p>`,
  },
]
