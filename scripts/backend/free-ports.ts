import { createServer } from 'node:net';
import { offsetOf, type Ports } from './ports.ts';

const WHAT: Partial<Record<keyof Ports, string>> = {
  app: 'the app',
  ui: "the backend's data page",
  mailPage: 'the page of caught mail',
  smtp: 'the mail server',
};

function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Says which of the wanted ports somebody else uses, all at once, and what to do about it. */
export async function refuseTakenPorts(
  wanted: Iterable<keyof Ports>,
  ports: Ports,
  advice = adviceToMove(),
): Promise<void> {
  const names = [...new Set(wanted)];
  const free = await Promise.all(names.map((name) => isPortFree(ports[name])));
  const taken = names.filter((_name, index) => !free[index]);
  if (taken.length === 0) return;
  const list = taken.map((name) => `  ${ports[name]} (${WHAT[name] ?? name})`).join('\n');
  const subject = taken.length === 1 ? 'This port is' : 'These ports are';
  throw new Error(`${subject} taken by another program:\n${list}\n${advice}`);
}

const adviceToMove = () =>
  'Perhaps the same command runs already in another terminal. Stop that program, or move every port up by setting\n' +
  `  SCHOOLGATE_PORT_OFFSET=${offsetOf('start') + 1_000}`;
