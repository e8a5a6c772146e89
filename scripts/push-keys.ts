import { newPushKeys } from './local/push-keys.ts';

// npm run push:keys: a pair by which push services know a site (docs/operations.md §2). Nothing is stored.
const { publicKey, privateKey } = newPushKeys();
console.log(`
In .env.production:

  VITE_PUSH_PUBLIC_KEY=${publicKey}

In Secret Manager, and nowhere else:

  printf %s ${privateKey} | npx firebase-tools@15 functions:secrets:set PUSH_PRIVATE_KEY --data-file -

Another pair ends all devices: each is registered anew when its owner next opens the app there.
`);
