import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

interface NewPasswordOptions {
  /** Root of the local Auth. */
  auth: string;
  /** Where one logs in afterwards. */
  logIn: string;
}

const LARGEST_FORM = 10_000;

/** The page behind the link of a reset mail. The real Firebase Auth hosts one like it; the local one has none. */
export const newPasswordPage =
  ({ auth, logIn }: NewPasswordOptions) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (request.method !== 'POST') {
      response.end(page(FORM));
      return;
    }
    // Each field's bytes are a stranger's: only what fits a form is read.
    if (Number(request.headers['content-length'] ?? Infinity) > LARGEST_FORM) {
      response.writeHead(413).end();
      return;
    }
    const { searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
    const problem = await setPassword(auth, {
      oobCode: query.get('oobCode') ?? '',
      newPassword: new URLSearchParams(await text(request)).get('password') ?? '',
    });
    response.statusCode = problem ? 400 : 200;
    response.end(page(problem ? `<p role="alert">${problem}</p>${FORM}` : done(logIn)));
  };

async function setPassword(auth: string, change: Record<string, string>): Promise<string | null> {
  const answer = await fetch(`${auth}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
  if (answer.ok) return null;
  return (await answer.text()).includes('WEAK_PASSWORD')
    ? 'At least 8 characters, please.'
    : 'This link is not valid any more. Please ask for a new one.';
}

const FORM = `<form method="post">
<label for="password">New password</label>
<input id="password" name="password" type="password" autocomplete="new-password" minlength="8" required>
<button>Save</button>
</form>`;

const done = (logIn: string) =>
  `<p role="status">Your password is changed.</p><p><a href="${logIn}">Log in</a></p>`;

const page = (content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>New password</title>
<link rel="icon" href="data:,">
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 24rem; margin: 10vh auto; padding: 0 1rem; }
form { display: grid; gap: 0.5rem; }
input, button { font: inherit; padding: 0.5rem; }
</style>
</head>
<body><main><h1>New password</h1>${content}</main></body>
</html>`;
