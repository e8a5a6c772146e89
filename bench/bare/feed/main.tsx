import { onAuthStateChanged, type User } from 'firebase/auth';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Feed } from './feed';
import { auth } from './firebase';
import { LogIn } from './log-in';

// The least by which a school's newest posts can be read: what the app's starts are compared with.
function Page() {
  const [user, setUser] = useState<User | null>();
  useEffect(() => onAuthStateChanged(auth, setUser), []);
  if (user === undefined) return null;
  return user ? <Feed /> : <LogIn />;
}

const root = document.getElementById('root');
if (!root) throw new Error('no #root');
createRoot(root).render(<Page />);
