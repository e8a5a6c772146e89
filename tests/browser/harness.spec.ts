import { axe } from './support/accessibility.ts';
import { Channels } from './support/channels.ts';
import { expect, signIn, test } from './support/fixtures.ts';
import { Problems } from './support/problems.ts';

// The harness guards every journey, so it has to prove that it notices what it says it notices.
test.describe('harness', () => {
  test('a school and its people exist in the backend', async ({ world }) => {
    const school = await world.school();
    const parent = await world.member(school);
    expect(await world.data(`users/${parent.uid}`)).toMatchObject({ approvedSchools: [school.id] });
    expect(await world.data(`schools/${school.id}/members/${parent.uid}`)).toMatchObject({ uid: parent.uid });
    expect(await world.data(`inviteCodes/${school.code}`)).toMatchObject({ schoolId: school.id });
  });

  test('the app is served with its protective headers', async ({ request }) => {
    const answer = await request.get('/');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('a warning in the console is a problem unless it was expected', async ({ context, page }) => {
    const problems = new Problems();
    problems.watch(context);
    problems.check();
    await page.goto('about:blank');
    await page.evaluate("console.warn('planted')");
    expect(() => problems.check()).toThrow(/planted/);
    problems.expect(/planted/);
    problems.check();
    problems.expect(/never said/);
    expect(() => problems.check()).toThrow(/never said/);
  });

  test('only what a left page may have cut off is refused without being a problem', async ({
    context,
    page,
    baseURL,
  }) => {
    const problems = new Problems();
    problems.watch(context);
    const commits = '**/documents:commit';
    const write = () => page.evaluate(() => void fetch('/documents:commit', { method: 'POST' }));
    const refused = async () => {
      const told = page.waitForEvent('console', (message) => message.text().includes('403'));
      await write();
      await told;
    };
    await page.goto(`${baseURL}/contact`);
    await page.route(commits, () => undefined);
    const sent = page.waitForRequest(commits);
    await write();
    await sent;
    const failed = page.waitForEvent('requestfailed');
    await page.goto(`${baseURL}/terms`);
    await failed;
    await page.unroute(commits);
    await page.route(commits, (route) => route.fulfill({ status: 403 }));
    await refused();
    problems.check();
    await refused();
    expect(() => problems.check()).toThrow(/403/);
  });

  test('a page is looked at for accessibility unless all of it was', async ({ page }) => {
    const fields = (extra = '') => `<html lang="en"><title>Form</title><main><h1>Form</h1>
      <label>Name <input></label><label>City <input></label>${extra}</main></html>`;
    await page.setContent(fields());
    await axe(page);
    await page.setContent(fields('<label>Town <input></label>'));
    await axe(page);
    await page.setContent(fields('<h2>Part</h2><h3>Chapter</h3>'));
    await axe(page);
    const faults: [fault: string, rule: RegExp][] = [
      ['<input>', /label: Form/],
      ['<label>Street <input aria-expanded="maybe"></label>', /aria-/],
      ['<button></button>', /button-name/],
      ['<h4>Part</h4>', /heading-order/],
      ['<h2 hidden>Part</h2><h3>Chapter</h3>', /heading-order/],
      ['<div role="heading" aria-level="4">Part</div>', /heading-order/],
      ['<main><h2>Part</h2></main>', /landmark-no-duplicate-main/],
      ['<p style="color: #aaa">Text</p>', /color-contrast/],
      ['<label style="color: #aaa">Town <input></label>', /color-contrast/],
      ['<img src="/a.png">', /image-alt/],
    ];
    for (const [fault, rule] of faults) {
      await page.setContent(fields(fault));
      await expect(axe(page), fault).rejects.toThrow(rule);
    }
    // What was found wrong once is not known as good.
    await page.setContent(fields('<img src="/a.png">'));
    await expect(axe(page)).rejects.toThrow(/image-alt/);
  });

  test('a theme whose colours are too pale is not taken for the other one', async ({ page }) => {
    await page.setContent(`<html lang="en"><title>Words</title><main><h1>Words</h1>
      <p style="color-scheme: light dark; color: light-dark(#333, #444); background: light-dark(#fff, #222)">Text</p>
      </main></html>`);
    await page.emulateMedia({ colorScheme: 'light' });
    await axe(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(axe(page, 'colours')).rejects.toThrow(/color-contrast/);
  });

  test('an error nobody catches is a problem', async ({ context, page }) => {
    const problems = new Problems();
    problems.watch(context);
    await page.goto('about:blank');
    const thrown = context.waitForEvent('weberror');
    await page.evaluate("void setTimeout(() => { throw new Error('planted'); })");
    await thrown;
    expect(() => problems.check()).toThrow(/planted/);
  });

  test('a closed browser leaves no stream at the backend', async ({ browser, world }) => {
    const context = await browser.newContext();
    const channels = new Channels();
    channels.watch(context);
    const page = await context.newPage();
    await signIn(page, await world.member(await world.school()));
    await expect(page.getByText('No posts yet.')).toBeVisible();
    await context.close();
    const ended = await channels.end();
    expect(ended.map(({ address }) => address.split('/').at(-2))).toContain('Listen');
    for (const { id, address, origin } of ended) {
      const probe = await fetch(`${address}?VER=8&SID=${id}&RID=1`, { method: 'POST', headers: { origin } });
      expect(await probe.text()).toContain('Unknown SID');
    }
  });
});
