// The page of the mail catcher. It shows strangers' HTML, so that goes into a frame that may do nothing.
const POLL_MS = 1_000;
const byId = (id) => document.getElementById(id);
let shown = '';
let selected = null;

function show(message) {
  selected = message.id;
  const about = byId('about');
  const when = new Date(message.receivedAt).toLocaleString();
  const subject = Object.assign(document.createElement('h2'), { textContent: message.subject });
  const people = Object.assign(document.createElement('p'), {
    textContent: `${message.from} → ${message.to.join(', ')} · ${when}`,
  });
  about.replaceChildren(subject, people);

  const view = document.createElement(message.html ? 'iframe' : 'pre');
  if (message.html) {
    view.title = 'Message';
    // What a link opens is a page like any other: without the second permission it would run no script.
    view.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
    view.srcdoc = `<base target="_blank">${message.html}`;
  } else {
    view.textContent = message.text;
  }
  byId('body').replaceChildren(view);
  mark();
}

function mark() {
  for (const button of document.querySelectorAll('#list button')) {
    button.setAttribute('aria-current', String(button.dataset.id === selected));
  }
}

function row(message) {
  const button = Object.assign(document.createElement('button'), { type: 'button' });
  button.dataset.id = message.id;
  const subject = Object.assign(document.createElement('strong'), { textContent: message.subject });
  const to = Object.assign(document.createElement('small'), { textContent: message.to.join(', ') });
  button.append(subject, to);
  button.addEventListener('click', () => show(message));
  const item = document.createElement('li');
  item.append(button);
  return item;
}

async function refresh() {
  const messages = await (await fetch('/messages')).json();
  const state = messages.map((message) => message.id).join();
  if (state === shown) return;
  shown = state;
  byId('empty').hidden = messages.length > 0;
  byId('list').replaceChildren(...messages.map(row));
  if (!messages.some((message) => message.id === selected)) {
    selected = null;
    byId('about').replaceChildren();
    byId('body').replaceChildren();
  }
  mark();
}

byId('clear').addEventListener('click', async () => {
  await fetch('/messages', { method: 'DELETE' });
  await refresh();
});

setInterval(() => {
  // The catcher may be restarting: the next round asks again.
  refresh().catch(() => undefined);
}, POLL_MS);
await refresh();
