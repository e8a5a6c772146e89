import { signInWithEmailAndPassword } from 'firebase/auth';
import { useState } from 'react';
import { auth } from './firebase';

/** Signs in by address and password, for good. */
export function LogIn() {
  const [problem, setProblem] = useState('');
  const logIn = async (fields: FormData) => {
    try {
      await signInWithEmailAndPassword(auth, String(fields.get('email')), String(fields.get('password')));
    } catch (error) {
      setProblem(String(error));
    }
  };
  return (
    <form action={logIn}>
      <label>
        Email <input name="email" type="email" autoComplete="username" />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" />
      </label>
      <button type="submit">Log In</button>
      <p role="alert">{problem}</p>
    </form>
  );
}
