import { expect, it } from 'vitest';
import { markLoggingOut, rememberAddress, takeAddress } from './post-login-address';

const remember = (pathname: string, search = '', hash = '') => rememberAddress({ pathname, search, hash });

it('is handed out once, with query and fragment', () => {
  expect(takeAddress()).toBeNull();
  remember('/groups', '?mine=1', '#below');
  expect(takeAddress()).toBe('/groups?mine=1#below');
  expect(takeAddress()).toBeNull();
});

it('is the last one somebody wanted', () => {
  remember('/groups');
  remember('/');
  expect(takeAddress()).toBe('/');
});

// A link can lead to our host with a path that means another one when it is gone to.
it.each(['//elsewhere.test/groups', '/\\elsewhere.test', 'groups', 'https://elsewhere.test', ''])(
  'is none where %j would lead away from us',
  (pathname) => {
    remember(pathname);
    expect(takeAddress()).toBeNull();
    expect(takeAddress()).toBeNull();
  },
);

it('is not the page that somebody logs out of', () => {
  markLoggingOut(true);
  remember('/account');
  expect(takeAddress()).toBeNull();
  markLoggingOut(false);
  remember('/account');
  expect(takeAddress()).toBe('/account');
});
