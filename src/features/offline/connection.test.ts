import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Connection, SILENCE_MS } from './connection';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('believes the browser that there is no network', () => {
  const connection = new Connection(true);
  expect(connection.get()).toBe(false);
  connection.setOnLine(false);
  expect(connection.get()).toBe(true);
  expect(new Connection(false).get()).toBe(true);
});

it('calls a silent server out of reach after a while only', () => {
  const connection = new Connection(true);
  connection.setReached(false);
  vi.advanceTimersByTime(SILENCE_MS - 1);
  expect(connection.get()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(connection.get()).toBe(true);
  connection.setReached(true);
  expect(connection.get()).toBe(false);
});

it('stays offline after the network is back until the server answers', () => {
  const connection = new Connection(true);
  connection.setReached(false);
  connection.setOnLine(false);
  connection.setOnLine(true);
  expect(connection.get()).toBe(true);
  connection.setReached(true);
  expect(connection.get()).toBe(false);
});

it('goes by the browser alone while nobody asks the server', () => {
  const connection = new Connection(false);
  connection.setOnLine(true);
  expect(connection.get()).toBe(false);
});

it('forgets a silence that ended', () => {
  const connection = new Connection(true);
  const heard = vi.fn();
  connection.subscribe(heard);
  connection.setReached(false);
  connection.setReached(true);
  vi.runAllTimers();
  expect(heard).not.toHaveBeenCalled();
});
